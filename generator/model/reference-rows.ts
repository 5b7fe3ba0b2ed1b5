import { hashOf } from '../cache/hash';
import type { ReadArgument, ReadCatalogue, ReadMember, ReadPage, ReadTable, Words } from './reference-pages';

/** A short hash of a description. Translations are stored by its text and found by this hash. */
export function rowOf(words: Words): string {
  return hashOf(words).slice(0, 10);
}

/** All descriptions of a page, in reading order. */
export function wordsOfPage(page: ReadPage): Words[] {
  const base = [page.description, page.deprecated];
  if (page.kind === 'interface') return said([...base, ...page.members.flatMap(wordsOfMember)]);
  return said([
    ...base,
    ...[...page.props, ...page.slots].flatMap(wordsOfMember),
    ...page.classes.map(({ description }) => description),
  ]);
}

/** All descriptions of a catalogue. */
export function wordsOfCatalogue(catalogue: ReadCatalogue): Words[] {
  if (catalogue.kind === 'events') return said(catalogue.events.map(({ description }) => description));
  return said(catalogue.selectors.flatMap(({ description, deprecated }) => [description, deprecated]));
}

/** All descriptions of a table. */
export function wordsOfTable({ props }: ReadTable): Words[] {
  return said(props.flatMap(wordsOfMember));
}

function wordsOfMember({ description, deprecated, signature }: ReadMember): (Words | undefined)[] {
  const explained: Pick<ReadArgument, 'description'>[] = [
    ...(signature?.parameters ?? []),
    ...(signature?.returns ? [signature.returns] : []),
  ];
  return [description, deprecated, ...explained.map((argument) => argument.description)];
}

function said(words: (Words | undefined)[]): Words[] {
  return words.flatMap((text) => (text ? [text] : []));
}
