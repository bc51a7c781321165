"""Texts that become more than text where a page is careless.

Each script in them would set `window.hacked`. The kinds follow OWASP's cheat sheet on filter evasion,
https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html.
"""

import re

_DO = "window.hacked=1"

HOSTILE_TEXTS = {
    # Elements.
    "script": f"<script>{_DO}</script>",
    "script in capitals": f"<SCRIPT>{_DO}</SCRIPT>",
    "script that is not closed": f"<script>{_DO}//",
    "script within a script": f"<scr<script>ipt>{_DO}</scr</script>ipt>",
    "script from elsewhere": "<script src=data:text/javascript,window.hacked=1></script>",
    "module": f'<script type="module">{_DO}</script>',
    "end of a script": f"</script><script>{_DO}</script>",
    "end of a title": f"</title></style></textarea></noscript></template><script>{_DO}</script>",
    "end of the page": f"</main></body></html><script>{_DO}</script>",
    "image": f"<img src=x onerror={_DO}>",
    "image that is not closed": f'<img src="x" onerror="{_DO}"',
    "image with slashes": f"<img/src=x/onerror={_DO}//>",
    "image with a tab in its handler": f"<img src=x onerror\t=\t{_DO}>",
    "image with a line break in its tag": f"<img\nsrc=x\nonerror={_DO}\n>",
    "svg": f"<svg onload={_DO}>",
    "svg with a slash": f"<svg/onload={_DO}>",
    "svg with a script": f"<svg><script>{_DO}</script></svg>",
    "svg with entities in its script": "<svg><script>&#119;indow.hacked=1</script></svg>",
    "svg that animates": f"<svg><animate onbegin={_DO} attributeName=x dur=1s>",
    "svg in use": "<svg><use href=\"data:image/svg+xml,<svg id='x' onload='window.hacked=1'/>#x\"/>",
    "math": f'<math><mtext></form><form><mglyph><style></math><img src onerror={_DO}>',
    "frame": f'<iframe srcdoc="<script>parent.{_DO}</script>"></iframe>',
    "frame of a script": f"<iframe src=\"javascript:parent.{_DO}\"></iframe>",
    "object": f'<object data="data:text/html,<script>parent.{_DO}</script>"></object>',
    "embed": f'<embed src="javascript:{_DO}">',
    "details": f"<details open ontoggle={_DO}>",
    "video": f"<video><source onerror={_DO}></video>",
    "audio": f"<audio src=x onerror={_DO}>",
    "body": f"<body onload={_DO}>",
    "marquee": f"<marquee onstart={_DO}>",
    "input that takes the focus": f"<input autofocus onfocus={_DO}>",
    "form": f'<form action="javascript:{_DO}"><button>Cancel</button></form>',
    "style": "<style>@import 'x'; * { display: none !important }</style>",
    "style attribute": '<div style="position:fixed;inset:0;background:red">',
    "base": '<base href="http://127.0.0.1:1/">',
    "refresh": f'<meta http-equiv="refresh" content="0;url=javascript:{_DO}">',
    "link": '<link rel="stylesheet" href="http://127.0.0.1:1/">',
    "template": f"<template shadowrootmode=open><script>{_DO}</script></template>",
    "custom element": f"<x-y onclick={_DO} autofocus tabindex=1 onfocus={_DO}>",
    # Attributes and addresses.
    "end of an attribute": f'" onmouseover="{_DO}" autofocus onfocus="{_DO}" x="',
    "end of an attribute in single quotes": f"' onfocus='{_DO}' autofocus x='",
    "end of an attribute in backticks": f"` onfocus=`{_DO}` autofocus x=`",
    "end of a tag": f'"><img src=x onerror={_DO}>',
    "address": f"javascript:{_DO}",
    "address with a tab": f"java\tscript:{_DO}",
    "address with entities": f"&#106;avascript:{_DO}",
    "address of data": f"data:text/html,<script>{_DO}</script>",
    "address in a link": f'<a href="javascript:{_DO}">Cancel</a>',
    # The page's own attributes.
    "element of the page": '<button data-i="1" data-on="tap" class="back">Back</button>',
    "number of an element": '" data-i="1" data-on="tap',
    "styles of the page": '<i data-s="position:fixed;inset:0;background:red">',
    "session": '<html data-session="x" data-base="//127.0.0.1:1/">',
    "message": '{"seq":1,"p":[["r",1]]}',
    "end of a message": '"],["r",1],["i",1,null,"<script>window.hacked=1</script>"',
    # Templates and languages.
    "template of curly brackets": "{{constructor.constructor('window.hacked=1')()}}",
    "template of a dollar": "${window.hacked=1}",
    "template of percents": "<%= window.hacked=1 %><?php window.hacked=1 ?>#{window.hacked=1}",
    "format": "%s %d %@ %n %%",
    "interpolation": "\\(count) \\u{0} \\0 \\n",
    "markdown": f"[Cancel](javascript:{_DO}) ![x](x) **bold** _italic_ `code` ^[x](x)",
    # Comments, quotes and entities.
    "comment that is not closed": "<!--",
    "comment that closes twice": f"<!--><img src=x onerror={_DO}>-->",
    "end of a comment": f"--><script>{_DO}</script>",
    "character data": f"<![CDATA[<script>{_DO}</script>]]>",
    "document type": "<!DOCTYPE html><?xml version='1.0'?>",
    "plain text": "<plaintext>",
    "quotes that are not closed": "\"'`´‘“«",
    "backslashes": "\\\\\\\" \\' \\x3cscript\\x3e \\u003cscript\\u003e",
    "entities": "&lt;script&gt; &amp;amp; &quot; &#60;b&#62; &#x3c;b&#x3e; &nbsp; &copy &notit;",
    "entity that is not closed": "&#60b&#x3cscript&",
    "angle brackets of full width": f"＜script＞{_DO}＜/script＞",
    "angle bracket at the end": "a<",
    # Characters.
    "null": f"a\0b<scr\0ipt>{_DO}</scr\0ipt>",
    "control characters": "a\x01\x02\x07\x08\x0b\x0c\x1b[31m\x7f\x80\x85\x9fb",
    "line breaks": "a\nb\r\nc\rd\u2028e\u2029f",
    "blanks": "a  b\tc\u00a0d\u3000e\u200bf",
    "byte order mark": "a\ufeffb\ufffe\uffffc",
    "right to left": "abc \u202e)1=dekcah.wodniw(\u202c \u2067שלום\u2069 مرحبا",
    "combining": "Z\u0351\u036b\u0343\u036a\u0302\u033d\u034f\u0334\u0319\u0324" * 8 + " é e\u0301",
    "surrogates": "👩‍👩‍👧‍👦 🇩🇪 👍🏽 \U0010ffff 𝒳",
    "ligatures and digits": "ﷺ ﬁ ١٢٣ ｗｉｎｄｏｗ",
    "one long word": "x" * 3000,
}


def shown(text: str) -> str:
    """How a page shows a text: there is no NUL in HTML."""
    return text.replace("\0", "\ufffd")


def entered_in_lines(text: str) -> str:
    """What a browser's field of many lines makes of a text."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def entered_in_one_line(text: str) -> str:
    """What a browser's field of one line makes of a text."""
    return entered_in_lines(text).replace("\n", " ")


def kept_in_one_line(text: str) -> str:
    """What the gallery's fields of one line keep: none of the characters that end a line."""
    return re.sub("[\n\v\f\r\x85\u2028\u2029]", "", entered_in_one_line(text))
