import { copyText } from '../support/copy-text';
import { all, closest, element } from '../support/dom';

/**
 * Every block of code gets a button that copies it, in the moment a reader comes to the block. Where
 * there is nothing to hover with, all of them are there at once.
 */
export function wakeCopy(): void {
  document.addEventListener('pointerover', dress);
  document.addEventListener('focusin', dress);
  if (window.matchMedia('(hover: none)').matches) for (const block of all('.code-block')) addButton(block);
}

function dress(event: Event): void {
  const block = closest(event, '.code-block');
  if (block) addButton(block);
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
