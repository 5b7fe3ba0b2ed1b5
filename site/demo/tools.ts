import { isStyling, parseVariant } from '../preferences/code-choice';
import { chooseCode } from '../preferences/wake-code-choice';
import { copyText } from '../support/copy-text';
import { linkToSource } from './demo-anchors';
import { shownVariant, sourceOf } from './shown-source';

/** Sent to a demo's root when its reader wants it as it was; the mounting script listens. */
export const RESET_EVENT = 'demo:reset';

/** Does what a tool of a demo's toolbar is for (`data-tool`). */
export function useTool(tool: HTMLElement, demo: HTMLElement): void {
  tools[tool.dataset.tool ?? '']?.(tool, demo);
}

const tools: Record<string, (tool: HTMLElement, demo: HTMLElement) => void> = {
  code: (_, demo) => {
    const source = sourceOf(demo);
    if (source) source.open = !source.open;
  },
  copy: (tool, demo) => {
    copyText(shownVariant(demo)?.querySelector('.code')?.textContent ?? '', tool);
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
  link: (tool, demo) => {
    const language = parseVariant(tool.getAttribute('value')) ?? 'TS';
    copyText(linkToSource(demo, language), tool);
  },
};

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
