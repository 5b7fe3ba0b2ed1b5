/** What the script of the head leaves for the scripts of a page: each calls it once, when it listens. */
declare global {
  interface Window {
    listens?: () => void;
  }
}

/** Older presses are not repeated: whoever made them does something else by now. In ms. */
const REMEMBERED_FOR = 10_000;

/** The scripts of a page. What stands before the first text of a script, as that of the development server, is none. */
const SCRIPTS = 'script:not([src])~[type=module]';

/** What does nothing without a script. */
const BUTTON = 'button[type=button]:not([popovertarget])';

/**
 * A blocking script of every head, as text: a page is read, and pressed, before its scripts have come. Presses of
 * buttons, choices, the key of the search, and all that is done to prerendered demos wait for them, and are repeated when
 * all scripts listen (entries/enhance-page.ts), or have failed. A demo shows that it is coming alive, as when it is fetched
 * (demo/first-touch/mount-on-touch.ts). What browsers do by themselves (links, menus, drawers, forms) is not held.
 */
export function holdPresses(): string {
  return [
    '(()=>{',
    'var d=document,types=["pointerdown","pointerup","pointercancel","click","submit","keydown","beforeinput","focusin","change"],held=[],listening=0,',
    'hold=x=>{',
    'var t=x.target,of=s=>t.closest&&t.closest(s),demo=of("[data-demo]"),key=x.type=="keydown";',
    // Browsers would take it for a key of theirs.
    'if(key&&/^k$/i.test(x.key)&&(x.ctrlKey||x.metaKey))x.preventDefault();',
    // A pointer may be released elsewhere.
    `else if(!demo&&(key||x.type!="change"&&!of('${BUTTON}')&&!(held[0]&&/^pointer[uc]/.test(x.type))))return;`,
    'x.stopImmediatePropagation();',
    'if(demo)demo.ariaBusy="true";',
    // As while a demo is mounted (demo/first-touch/record-presses.ts).
    'if(x.type=="submit"||demo&&x.type=="click"&&of("a")&&!x.ctrlKey&&!x.metaKey)x.preventDefault();',
    // Who presses twice was not answered; who types does so letter by letter.
    'if(!/^[kb]/.test(x.type))held=held.filter(y=>y.type!=x.type||y.target!=t);',
    'if(x.type!="submit")held.push(x)',
    '};',
    'for(var type of types)d.addEventListener(type,hold,true);',
    'self.listens=()=>{',
    `if(++listening<d.querySelectorAll("${SCRIPTS}").length)return;`,
    'for(var type of types)d.removeEventListener(type,hold,true);',
    // Busy demos are not mounted again.
    'for(var demo of d.querySelectorAll("[data-demo][aria-busy]"))demo.ariaBusy=null;',
    `for(var x of held)if(x.timeStamp>performance.now()-${REMEMBERED_FOR}&&x.target.isConnected)x.target.dispatchEvent(new x.constructor(x.type,x));`,
    'held=[]',
    '};',
    `d.addEventListener("error",({target:t})=>{if(t.matches&&t.matches("${SCRIPTS}"))self.listens()},true)`,
    '})();',
  ].join('');
}
