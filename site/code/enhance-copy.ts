import { copyText } from '../support/copy-text';
import { all, closest, element, hooked } from '../support/dom';
import { CODE } from './hooks';

const BLOCK = hooked(CODE);

/**
 * Adds a copy button to a code block when a reader hovers or focuses it; on devices without hover, to all
 * code blocks at once.
 */
export function enhanceCopy(): void {
  document.addEventListener('pointerover', addButtonAt);
  document.addEventListener('focusin', addButtonAt);
  document.addEventListener('keydown', copyByKey);
  if (window.matchMedia('(hover: none)').matches) for (const block of all(BLOCK)) addButton(block);
}

function addButtonAt(event: Event): void {
  const block = closest(event, BLOCK);
  if (block) addButton(block);
}

/**
 * Ctrl/⌘ + C copies the whole hovered or focused block, unless text is selected on the page or in a field
 * (RULES §4.7).
 */
function copyByKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'c' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  if (closest(event, 'input,textarea,select,[contenteditable]') || window.getSelection()?.toString()) return;
  const block = document.activeElement?.closest(BLOCK) ?? all(`${BLOCK}:hover`).at(-1);
  const button = block?.querySelector<HTMLElement>(':scope>button');
  if (!button) return;
  event.preventDefault();
  // Reports to analytics that the keyboard was used.
  Object.assign(button.dataset, { gaEventCategory: 'code', gaEventAction: 'copy-keyboard' });
  button.click();
  delete button.dataset.gaEventCategory;
  delete button.dataset.gaEventAction;
}

function addButton(block: HTMLElement): void {
  const code = block.querySelector(':scope>pre');
  if (!code || block.querySelector(':scope>button')) return;
  const { copy, copied, copyFailed } = document.body.dataset;
  const button = element('button');
  button.setAttribute('type', 'button');
  // The stylesheet shows the text of the current state (code-styles.ts).
  button.append(
    element('span', 'icon icon-copy'),
    ...[copy, copied, copyFailed].map((word) => element('span', '', word)),
  );
  button.addEventListener('click', () => copyText(code.textContent ?? '', button));
  block.append(button);
}
