import { referenceSections } from '../contract/reference';
import type { ReadCatalogue, ReadPage } from './reference-pages';

/** The id of a member's row. Names may hold signs that an address spells in another way. */
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

/** Every id that the rows of a catalogue have on the page that places it. */
export function catalogueAnchors(catalogue: ReadCatalogue): string[] {
  return catalogue.kind === 'events'
    ? catalogue.events.map(({ name }) => anchorOf('event', name))
    : catalogue.selectors.map(({ name }) => anchorOf('selector', name));
}
