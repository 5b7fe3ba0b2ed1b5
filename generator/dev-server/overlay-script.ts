/**
 * Script of every page in development: shows changes and problems. It is a separate file, so that pages keep the content
 * security policy of production. Text is never inserted as HTML.
 */
export const overlayScript = `
import { showChange } from '/__xdocs/exchange.js';

const box = document.createElement('details');
box.setAttribute('role', 'status');
box.style.cssText = 'position:fixed;inset:auto 16px 16px auto;max-width:min(720px,calc(100vw - 32px));max-height:60vh;overflow:auto;z-index:9999;background:#1c1f26;color:#f3f4f6;font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;border-radius:12px;padding:10px 16px;box-shadow:0 12px 40px #0008;white-space:pre-wrap;direction:ltr';
const isError = ({ severity }) => severity === 'error';
const counted = (count, word) => (count === 0 ? [] : [count + ' ' + word + (count === 1 ? '' : 's')]);
const itemOf = ({ code, severity, message, hint, place, frame }) => {
  const item = document.createElement('article');
  item.style.marginTop = '12px';
  const head = document.createElement('strong');
  head.style.color = severity === 'error' ? '#ff8a8a' : '#ffd479';
  head.textContent = code + (place ? '  ' + place.file + ':' + place.line + ':' + place.column : '');
  item.append(head, document.createTextNode('\\n' + message + (frame ? '\\n' + frame : '') + '\\n' + hint));
  return item;
};
const show = (problems) => {
  box.replaceChildren();
  if (problems.length === 0) return box.remove();
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  const summary = document.createElement('summary');
  summary.style.cursor = 'pointer';
  summary.textContent = [...counted(errors.length, 'error'), ...counted(warnings.length, 'warning')].join(', ');
  box.append(summary, ...[...errors, ...warnings].slice(0, 20).map(itemOf));
  // A warning that stands for long covers no page: its reader opens it.
  box.open = errors.length > 0;
  document.body.append(box);
};
// A browser opens six connections to a server, so a tab that nobody sees has none, and asks for changes when it is seen again.
let events;
let lost = false;
const listen = () => {
  let isFirst = true;
  events = new EventSource('/__xdocs/events');
  events.onmessage = ({ data }) => {
    const event = JSON.parse(data);
    if (lost) location.reload();
    else if (event.kind === 'changed') showChange();
    else show(event.problems);
    // Nobody was told of what has changed before: since the page was sent, or while nobody saw it.
    if (isFirst) showChange();
    isFirst = false;
  };
  events.onerror = () => { lost = true; };
};
document.addEventListener('visibilitychange', () => {
  if (document.hidden) events?.close();
  else if (!events || events.readyState === EventSource.CLOSED) listen();
});
if (!document.hidden) listen();
`;
