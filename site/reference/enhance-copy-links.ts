import { copyText } from '../support/copy-text';
import { closest, element } from '../support/dom';

/** A row gets a button that copies its address, in the moment a reader comes to it. */
export function enhanceCopyLinks(): void {
  document.addEventListener('pointerover', dress);
  document.addEventListener('focusin', dress);
}

function dress(event: Event): void {
  const row = closest(event, '.member');
  const name = row?.querySelector<HTMLAnchorElement>('.member-name');
  if (!row || !name || row.querySelector('.copy-link')) return;
  const button = element('button', 'copy-link');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `${document.body.dataset.copy ?? ''} #${row.id}`);
  button.append(element('span', 'icon icon-link'));
  button.addEventListener('click', () => copyText(name.href, button));
  name.after(button);
}
