import { copyText } from '../support/copy-text';
import { closest, element, hooked } from '../support/dom';
import { COPY_LINK } from './hooks';
import { ROW, ROW_NAME } from './rows';

/** Adds a button that copies the link of a row when a reader hovers or focuses it. */
export function enhanceCopyLinks(): void {
  document.addEventListener('pointerover', addCopyButton);
  document.addEventListener('focusin', addCopyButton);
}

function addCopyButton(event: Event): void {
  const row = closest(event, ROW);
  const name = row?.querySelector<HTMLAnchorElement>(ROW_NAME);
  if (!row || !name || row.querySelector(hooked(COPY_LINK))) return;
  const button = element('button');
  button.dataset.x = COPY_LINK;
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `${document.body.dataset.copy ?? ''} #${row.id}`);
  button.append(element('span', 'icon icon-link'));
  button.addEventListener('click', () => copyText(name.href, button));
  name.after(button);
}
