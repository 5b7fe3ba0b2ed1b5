import { choiceOfHash, parseVariant } from '../preferences/code-choice';
import { chooseVariant } from '../preferences/wake-code-choice';
import { copyText } from '../support/copy-text';
import { all, closest } from '../support/dom';
import { movedIndex } from '../support/moved-index';
import { demoOfHash } from './demo-anchors';

/** Sent to a demo's root when its reader wants it as it was; the mounting script listens. */
export const RESET_EVENT = 'demo:reset';

/** The tools of the demo boxes, and links that open a demo's code. */
export function wakeDemos(): void {
  const page = document.querySelector('main');
  if (!page?.querySelector('.demo')) return;
  page.addEventListener('click', (event) => {
    const tool = closest(event, '[data-tool]');
    const demo = tool?.closest<HTMLElement>('.demo');
    if (tool && demo) use(tool, demo);
  });
  page.addEventListener('keydown', moveInToolbar);
  for (const source of all('.demo-source')) source.addEventListener('toggle', () => tellState(source));
  window.addEventListener('hashchange', followHash);
  new MutationObserver(pressVariant).observe(document.documentElement, {
    attributeFilter: ['data-code-variant'],
  });
  pressVariant();
  followHash();
}

function use(tool: HTMLElement, demo: HTMLElement): void {
  const source = sourceOf(demo);
  switch (tool.dataset.tool) {
    case 'code':
      if (source) source.open = !source.open;
      break;
    case 'copy':
      copyText(visibleCode(demo), tool);
      break;
    case 'reset':
      demo.querySelector('.demo-root')?.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
      break;
    case 'variant':
      chooseVariant(parseVariant(tool.getAttribute('value')) ?? 'TS');
      if (source) source.open = true;
  }
}

/** The button says what it will do next. */
function tellState(source: HTMLElement): void {
  const button = source.closest('.demo')?.querySelector<HTMLElement>('[data-tool="code"]');
  if (!button || !(source instanceof HTMLDetailsElement)) return;
  button.setAttribute('aria-expanded', String(source.open));
  button.textContent = (source.open ? button.dataset.hide : button.dataset.show) ?? '';
}

function pressVariant(): void {
  const { codeVariant } = document.documentElement.dataset;
  for (const tool of all('[data-tool="variant"]')) {
    tool.setAttribute('aria-pressed', String(tool.getAttribute('value') === codeVariant));
  }
}

/** The first file of the variant that the page shows. */
function visibleCode(demo: HTMLElement): string {
  const { codeVariant } = document.documentElement.dataset;
  const shown =
    demo.querySelector(`[data-language="${codeVariant}"]`) ?? demo.querySelector('[data-language]');
  return shown?.querySelector('.code')?.textContent ?? '';
}

/** `#BasicPie.js` and `#tailwind-BasicPie.tsx` open the code; `#BasicPie` only leads to the demo. */
function followHash(): void {
  const { hash } = window.location;
  const asked = demoOfHash(hash);
  const demo = asked && document.getElementById(asked.name);
  if (!asked?.source || !demo?.matches('.demo')) return;
  const { variant } = choiceOfHash(hash);
  if (variant) document.documentElement.dataset.codeVariant = variant;
  const source = sourceOf(demo);
  if (source) source.open = true;
  demo.scrollIntoView();
}

function sourceOf(demo: HTMLElement): HTMLDetailsElement | null {
  return demo.querySelector<HTMLDetailsElement>('.demo-source');
}

/** One stop of the tab key: it is the tool that was used last. */
function moveInToolbar(event: KeyboardEvent): void {
  const tool = closest(event, '.tool');
  const toolbar = tool?.closest<HTMLElement>('.demo-toolbar');
  if (!tool || !toolbar) return;
  const tools = all('.tool', toolbar);
  const next = tools[movedIndex(event.key, tools.indexOf(tool), tools.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  for (const other of tools) other.tabIndex = other === next ? 0 : -1;
  next.focus();
}
