/**
 * Script of every page under development: reloads on a change and shows what is wrong. A file of its
 * own, so that it obeys the same content security policy as in production; text is only ever text.
 */
export const overlayScript = `
const box = document.createElement('section');
box.setAttribute('role', 'status');
box.style.cssText = 'position:fixed;inset:auto 16px 16px auto;max-width:min(720px,calc(100vw - 32px));max-height:60vh;overflow:auto;z-index:9999;background:#1c1f26;color:#f3f4f6;font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;border-radius:12px;padding:16px;box-shadow:0 12px 40px #0008;white-space:pre-wrap;direction:ltr';
const show = (problems) => {
  box.replaceChildren();
  if (problems.length === 0) return box.remove();
  for (const { code, severity, message, hint, place, frame } of problems.slice(0, 20)) {
    const item = document.createElement('article');
    item.style.marginBottom = '16px';
    const head = document.createElement('strong');
    head.style.color = severity === 'error' ? '#ff8a8a' : '#ffd479';
    head.textContent = code + (place ? '  ' + place.file + ':' + place.line + ':' + place.column : '');
    item.append(head, document.createTextNode('\\n' + message + (frame ? '\\n' + frame : '') + '\\n' + hint));
    box.append(item);
  }
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.onclick = () => box.remove();
  box.append(close);
  document.body.append(box);
};
const events = new EventSource('/__xdocs/events');
let lost = false;
events.onmessage = ({ data }) => {
  const event = JSON.parse(data);
  if (event.kind === 'reload' || lost) location.reload();
  else show(event.problems);
};
events.onerror = () => { lost = true; };
`;
