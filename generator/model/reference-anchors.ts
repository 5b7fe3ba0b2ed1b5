import { referenceSections } from '../page/reference';
import type { ReadCatalogue, ReadPage } from './reference-pages';

/** The id of a member's row. Characters that an address would escape are replaced. */
export function anchorOf(kind: 'prop' | 'slot' | 'class' | 'event' | 'selector', name: string): string {
  return `${kind}-${name.replace(/[^\w-]/g, '-')}`;
}

/** Every id of a page. */
export function anchorsOf(page: ReadPage): string[] {
  const sections = Object.values(referenceSections);
  if (page.kind === 'interface') {
    return [...sections, ...page.members.map(({ name }) => anchorOf('prop', name))];
  }
  return [
    ...sections,
    ...page.props.map(({ name }) => anchorOf('prop', name)),
    ...page.slots.map(({ name }) => anchorOf('slot', name)),
    ...page.classes.map(({ name }) => anchorOf('class', name)),
  ];
}

/**
 * The id of a row in a table of props, `seed-tray-prop-rows`: a page may have several tables. The site that documents the
 * component uses the same ids.
 */
export function anchorInTable(component: string, prop: string): string {
  const kebab = component.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  return `${kebab}-${anchorOf('prop', prop)}`;
}

/** Every id that the rows of a catalogue have on the page that places it. */
export function catalogueAnchors(catalogue: ReadCatalogue): string[] {
  return catalogue.kind === 'events'
    ? catalogue.events.map(({ name }) => anchorOf('event', name))
    : catalogue.selectors.map(({ name }) => anchorOf('selector', name));
}
