import pytest
from test_tab_styles import *
from test_tab_styles import swipe, expect_page
@pytest.mark.parametrize("k", range(1))
def test_rep(open_page, k):
    page = open_page("onboarding", PHONE)
    page.set_default_timeout(8000)
    page.evaluate("""() => { const p=document.querySelector(".page-tabs > .panels"); window.LOG=[]; for (const e of ["scroll","scrollend"]) p.addEventListener(e,()=>LOG.push([e,Math.round(p.scrollLeft),Math.round(performance.now())]));
      new MutationObserver(r=>LOG.push(["mut",r.length,r[0].type+" "+r[0].target.className+" "+(r[0].attributeName||""),Math.round(performance.now())])).observe(document.body,{childList:true,subtree:true,attributes:true});
      new ResizeObserver(()=>LOG.push(["size",p.clientWidth,Math.round(performance.now())])).observe(p);}""")
    expect_page(page, 0)
    swipe(page, 1)
    try:
        expect(page.get_by_text("Step 1")).to_be_visible(timeout=6000)
    except AssertionError:
        print(page.evaluate("[LOG, document.querySelector('.page-tabs').dataset.value]"))
        raise
