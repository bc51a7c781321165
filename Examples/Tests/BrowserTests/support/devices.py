"""What pages are looked at with."""

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1000, "height": 800}}
# Too narrow for columns: the gallery is a stack of screens, as on a phone.
NARROW = {"viewport": {"width": 590, "height": 800}}
