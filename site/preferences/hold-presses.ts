/** What the script of the head leaves for the scripts of a page: each says once that it listens. */
declare global {
  interface Window {
    listens?: () => void;
  }
}

/** Older presses are not repeated: whoever made them does something else by now. In ms. */
const REMEMBERED_FOR = 10_000;

/**
 * The other blocking script of every head, as text: a page is read, and pressed, before its scripts have come. Presses of
 * buttons, of prerendered demos and of the key of the search, and choices, wait for them, and are repeated when all of them listen
 * (entries/enhance-page.ts), or have failed. What browsers do by themselves (links, menus, drawers, forms) is not held.
 * A script in front of this one, as that of the development server, is none of the page's.
 */
export function holdPresses(): string {
  return [
    '(()=>{',
    'var d=document,types=["pointerdown","pointerup","pointercancel","click","submit","keydown","change"],held=[],listening=0,',
    'hold=x=>{',
    'var t=x.target,demo=t.closest&&t.closest("[data-demo]");',
    // The key of the search, which browsers would take for a search of theirs.
    'if(x.type=="keydown"){if(!/^k$/i.test(x.key)||!x.ctrlKey&&!x.metaKey)return;x.preventDefault()}',
    'else if(x.type!="change"&&!demo&&!(t.closest&&t.closest("button[type=button]:not([popovertarget])")))return;',
    'x.stopImmediatePropagation();',
    // As while a demo is mounted (demo/first-touch/record-presses.ts).
    'if(x.type=="submit"||demo&&x.type=="click"&&t.closest("a")&&!x.ctrlKey&&!x.metaKey)x.preventDefault();',
    // Who presses twice was not answered.
    'held=held.filter(y=>y.type!=x.type||y.target!=t);',
    'if(x.type!="submit")held.push(x)',
    '};',
    'for(var type of types)d.addEventListener(type,hold,true);',
    'self.listens=()=>{',
    'if(++listening<d.querySelectorAll("script:not([src])~[type=module]").length)return;',
    'for(var type of types)d.removeEventListener(type,hold,true);',
    `for(var x of held)if(x.timeStamp>performance.now()-${REMEMBERED_FOR}&&x.target.isConnected)x.target.dispatchEvent(new x.constructor(x.type,x));`,
    'held=[]',
    '};',
    'd.addEventListener("error",({target:t})=>{if(t.type=="module")self.listens()},true)',
    '})();',
  ].join('');
}
