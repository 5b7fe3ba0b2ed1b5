import { all } from '../support/dom';
import { lasting } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { checklistKey, progressText, tickedEntries } from './ticked-entries';

/** Enhances the checklists of a page. */
export function enhanceChecklists(checklists: HTMLElement[]): void {
  checklists.forEach(enhanceChecklist);
}

/**
 * Adds a checkbox to each entry, stores the checked ones and shows their number. Other tabs can show the same
 * list: each stores its own change only.
 */
export function enhanceChecklist(checklist: HTMLElement): void {
  const key = checklistKey(window.location.pathname);
  const headings = all('.section-heading>h3[id]').filter(
    (heading) => checklist.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const entries = headings.map(({ id }) => id);
  const boxes = headings.map(boxFor);

  const report = () => {
    const progress = checklist.querySelector('output');
    const done = boxes.filter(({ checked }) => checked).length;
    if (progress) progress.textContent = progressText(progress.dataset.words ?? '', done, boxes.length);
  };
  const show = (stored: string | null) => {
    const ticked = tickedEntries(stored, entries);
    for (const [index, box] of boxes.entries()) box.checked = ticked.has(entries[index] ?? '');
    report();
  };
  const remember = (id: string, checked: boolean) => {
    const ticked = tickedEntries(lasting.read(key), entries);
    const ids = entries.filter((entry) => (entry === id ? checked : ticked.has(entry)));
    lasting.write(key, ids.join(' '));
    report();
  };

  for (const [index, box] of boxes.entries())
    box.addEventListener('change', () => remember(entries[index] ?? '', box.checked));
  checklist.querySelector('button')?.addEventListener('click', () => {
    lasting.write(key, '');
    show('');
  });
  window.addEventListener('storage', (event) => {
    // Without a key, everything has been removed.
    if (event.key === key || event.key === null) show(event.newValue);
  });
  whenShownAgain(() => {
    const stored = lasting.read(key);
    // Blocked storage has nothing, and the boxes are all that is known.
    if (stored !== null) show(stored);
  });
  show(lasting.read(key));
}

/** The checkbox is beside the heading, which labels it; inside, it would be part of the heading's text. */
function boxFor(heading: HTMLElement): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.setAttribute('aria-label', heading.textContent.trim());
  heading.before(box);
  return box;
}
