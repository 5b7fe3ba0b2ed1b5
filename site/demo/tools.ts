import { CODE } from '../code/hooks';
import { isStyling, parseVariant } from '../preferences/code-choice';
import { chooseCode } from '../preferences/enhance-code-choice';
import { copyText } from '../support/copy-text';
import { showLoadFailure } from '../support/show-answer';
import { all, hooked } from '../support/dom';
import { RESET_EVENT } from './hooks';
import { linkToSource } from './link-to-source';
import { fileIn, namedCode } from './shown-files';
import { shownVariant, sourceOf } from './shown-source';

/** Runs the action of a tool (`data-tool`). */
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
    demo.querySelector('[data-demo]')?.dispatchEvent(new CustomEvent(RESET_EVENT, { bubbles: true }));
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
  stackblitz: (tool, demo) => openIn('stackblitz', tool, demo),
  codesandbox: (tool, demo) => openIn('codesandbox', tool, demo),
  link: (tool, demo) => {
    const language = parseVariant(tool.getAttribute('value')) ?? 'TS';
    copyText(linkToSource(demo, language), tool);
  },
};

/** All files of the variant, with their names if there are several. */
function shownCode(demo: HTMLElement): string {
  const variant = shownVariant(demo);
  const files = variant ? all(hooked(CODE), variant).map(fileIn) : [];
  const [only] = files;
  return files.length > 1 ? files.map(namedCode).join('\n\n') : (only?.code ?? '');
}

/** Loads the sandbox code on demand. Offline, the button shows a message. */
async function openIn(
  place: 'stackblitz' | 'codesandbox',
  tool: HTMLElement,
  demo: HTMLElement,
): Promise<void> {
  const variant = shownVariant(demo);
  try {
    if (!variant) throw new Error('The demo shows no code that could be opened.');
    const { openSandbox } = await import('./sandbox/open-sandbox');
    await openSandbox(place, demo, variant);
  } catch (error) {
    showLoadFailure(tool);
    throw error;
  }
}

function openSource(demo: HTMLElement): void {
  const source = sourceOf(demo);
  if (source) source.open = true;
}

/** Moves the focus back to the button of a menu. */
function closeMenu(tool: HTMLElement): void {
  const menu = tool.closest('details');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
