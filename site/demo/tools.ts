import { isStyling, parseVariant } from '../preferences/code-choice';
import { chooseCode } from '../preferences/enhance-code-choice';
import { copyText } from '../support/copy-text';
import { linkToSource } from './demo-anchors';
import { shownVariant, sourceOf } from './shown-source';

/** Sent to a demo's root when its reader wants it as it was; the mounting script listens. */
export const RESET_EVENT = 'demo:reset';

/** Does what a tool of a demo's toolbar is for (`data-tool`). */
export function actOn(tool: HTMLElement, demo: HTMLElement): void {
  void Promise.resolve(tools[tool.dataset.tool ?? '']?.(tool, demo)).catch(console.error);
}

const tools: Record<string, (tool: HTMLElement, demo: HTMLElement) => Promise<void> | void> = {
  code: (_, demo) => {
    const source = sourceOf(demo);
    if (source) source.open = !source.open;
  },
  copy: (tool, demo) => {
    copyText(shownCode(demo), tool);
  },
  reset: (_, demo) => {
    demo.querySelector('.demo-root')?.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
  },
  variant: (tool, demo) => {
    const variant = parseVariant(tool.getAttribute('value'));
    if (variant) chooseCode({ variant });
    openSource(demo);
  },
  styling: (tool) => {
    const styling = tool.getAttribute('value');
    if (isStyling(styling)) chooseCode({ styling });
    closeMenu(tool);
  },
  stackblitz: (_, demo) => openIn('stackblitz', demo),
  codesandbox: (_, demo) => openIn('codesandbox', demo),
  link: (tool, demo) => {
    const language = parseVariant(tool.getAttribute('value')) ?? 'TS';
    copyText(linkToSource(demo, language), tool);
  },
};

/** The file that is open among those of the variant. */
function shownCode(demo: HTMLElement): string {
  const variant = shownVariant(demo);
  const code = variant?.querySelector('.tab-panel[data-current] .code') ?? variant?.querySelector('.code');
  return code?.textContent ?? '';
}

/** The sandbox's code is fetched by the first who wants one. */
async function openIn(place: 'stackblitz' | 'codesandbox', demo: HTMLElement): Promise<void> {
  const variant = shownVariant(demo);
  if (!variant) return;
  const { openSandbox } = await import('./sandbox/open-sandbox');
  openSandbox(place, demo, variant);
}

function openSource(demo: HTMLElement): void {
  const source = sourceOf(demo);
  if (source) source.open = true;
}

/** Whoever chose in a menu goes on from where it was opened. */
function closeMenu(tool: HTMLElement): void {
  const menu = tool.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
