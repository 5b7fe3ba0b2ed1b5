import { copyText } from '../support/copy-text';
import { all, closest, element } from '../support/dom';

/**
 * Every block of code gets a button that copies it, in the moment a reader comes to the block. Where
 * there is nothing to hover with, all of them are there at once.
 */
export function enhanceCopy(): void {
  document.addEventListener('pointerover', dress);
  document.addEventListener('focusin', dress);
  document.addEventListener('keydown', copyByKey);
  if (window.matchMedia('(hover: none)').matches) for (const block of all('.code-block')) addButton(block);
}

function dress(event: Event): void {
  const block = closest(event, '.code-block');
  if (block) addButton(block);
}

/**
 * Ctrl/⌘ + C copies the whole block that is hovered or focused. Whoever selected a text, on the page or in
 * a field, wants that and nothing else (RULES §4.7).
 */
function copyByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'c' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  if (closest(event, 'input,textarea,select,[contenteditable]') || window.getSelection()?.toString()) return;
  const block = document.activeElement?.closest('.code-block') ?? all('.code-block:hover').at(-1);
  const button = block?.querySelector<HTMLElement>(':scope>.copy-button');
  if (!button) return;
  event.preventDefault();
  // For those who count: by keyboard, not by click.
  Object.assign(button.dataset, { gaEventCategory: 'code', gaEventAction: 'copy-keyboard' });
  button.click();
  delete button.dataset.gaEventCategory;
  delete button.dataset.gaEventAction;
}

function addButton(block: HTMLElement): void {
  const code = block.querySelector(':scope>.code');
  if (!code || block.querySelector(':scope>.copy-button')) return;
  const { copy = '', copied = '', copyFailed = '' } = document.body.dataset;
  const button = element('button', 'copy-button');
  button.setAttribute('type', 'button');
  button.append(element('span', 'icon icon-copy'), ...states({ copy, copied, copyFailed }));
  button.addEventListener('click', () => copyText(code.textContent ?? '', button));
  block.append(button);
}

/** The words of all states; the stylesheet shows the one in force, so the button keeps its width. */
function states(words: Record<'copy' | 'copied' | 'copyFailed', string>): HTMLElement[] {
  return [
    element('span', 'when-idle', words.copy),
    element('span', 'when-copied', words.copied),
    element('span', 'when-failed', words.copyFailed),
  ];
}
