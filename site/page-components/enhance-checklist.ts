import { all } from '../support/dom';
import { lasting } from '../support/storage';
import { checklistKey, progressText, tickedEntries } from './ticked-entries';

/** Enhances the checklists of a page. */
export function enhanceChecklists(checklists: HTMLElement[]): void {
  checklists.forEach(enhanceChecklist);
}

/** Adds a checkbox to each entry, stores the checked ones and shows their number. */
export function enhanceChecklist(checklist: HTMLElement): void {
  const key = checklistKey(window.location.pathname);
  const headings = all('.section-heading>h3[id]').filter(
    (heading) => checklist.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const ticked = tickedEntries(
    lasting.read(key),
    headings.map(({ id }) => id),
  );
  const boxes = headings.map((heading) => boxFor(heading, ticked.has(heading.id)));

  const report = () => {
    const progress = checklist.querySelector('output');
    const done = boxes.filter(({ checked }) => checked).length;
    if (progress) progress.textContent = progressText(progress.dataset.words ?? '', done, boxes.length);
  };
  const remember = () => {
    const ids = headings.filter((_, index) => boxes[index]?.checked).map(({ id }) => id);
    lasting.write(key, ids.join(' '));
    report();
  };

  for (const box of boxes) box.addEventListener('change', remember);
  checklist.querySelector('button')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    remember();
  });
  report();
}

/** The checkbox is beside the heading, which labels it; inside, it would be part of the heading's text. */
function boxFor(heading: HTMLElement, checked: boolean): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = checked;
  box.setAttribute('aria-label', heading.textContent.trim());
  heading.before(box);
  return box;
}
