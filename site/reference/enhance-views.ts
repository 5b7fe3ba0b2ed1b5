import { all, closest, element, hooked } from '../support/dom';
import type { SafeStorage } from '../support/storage';
import { TOGGLE, VIEWS } from './hooks';
import { MEMBERS } from './members-hook';
import { ROW, ROW_NAME } from './rows';
import { ALL, NAMES_ONLY } from './views';

/** The storage key of the view of a kind of list (RULES §3.3). */
export function viewKey(kind: string): string {
  return `apiPage_${kind}`;
}

const VIEW_BUTTON = `${hooked(VIEWS)} button`;

/** Buttons above lists set the view of all lists of a kind, on all pages. */
export function enhanceViews(storage: SafeStorage): void {
  for (const button of all(VIEW_BUTTON)) {
    const kind = button.dataset.kind ?? '';
    if (viewOf(kind) === viewIn(button)) show(kind, viewIn(button));
  }
  document.addEventListener('click', (event) => {
    const button = closest(event, VIEW_BUTTON);
    if (button) choose(button, storage);
    const toggle = closest(event, hooked(TOGGLE));
    if (toggle) openRow(toggle.closest<HTMLElement>(ROW), toggle.getAttribute('aria-expanded') !== 'true');
  });
}

/** Opens or closes a row in the view with names only. The row of a link is open at first. */
export function openRow(row: HTMLElement | null, open: boolean): void {
  row?.setAttribute('data-touched', '');
  row?.toggleAttribute('data-open', open);
  row?.querySelector(hooked(TOGGLE))?.setAttribute('aria-expanded', String(open));
}

function choose(button: HTMLElement, storage: SafeStorage): void {
  const kind = button.dataset.kind ?? '';
  const view = viewIn(button);
  storage.write(viewKey(kind), view);
  show(kind, view);
}

/** The view that the head script has set before the first paint. */
function viewOf(kind: string): string {
  return document.documentElement.getAttribute(`data-view-${kind}`) === NAMES_ONLY ? NAMES_ONLY : ALL;
}

function show(kind: string, view: string): void {
  document.documentElement.setAttribute(`data-view-${kind}`, view);
  for (const button of all(`${VIEW_BUTTON}[data-kind="${kind}"]`)) {
    button.setAttribute('aria-pressed', String(viewIn(button) === view));
  }
  if (view === NAMES_ONLY)
    for (const row of all(`${hooked(MEMBERS)}[data-kind=${kind}] dl>[id]`)) addToggle(row);
}

/** Only rows of the view with names only have a toggle. */
function addToggle(row: HTMLElement): void {
  const head = row.querySelector('dt');
  if (!head || head.querySelector(hooked(TOGGLE))) return;
  const toggle = element('button');
  toggle.dataset.x = TOGGLE;
  toggle.setAttribute('type', 'button');
  toggle.setAttribute('aria-expanded', String(row.hasAttribute('data-open')));
  toggle.setAttribute('aria-label', head.querySelector(ROW_NAME)?.textContent ?? '');
  toggle.append(element('span', 'icon icon-chevron'));
  head.append(toggle);
}

function viewIn(button: HTMLElement): string {
  return button.getAttribute('value') ?? '';
}
