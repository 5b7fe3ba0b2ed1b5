import type { DocumentedDemo, DocumentedSection, PageDocuments } from '../../../model/search';
import type { Content, Part } from '../../../page/content';
import type { CatalogueData, ReferencePage } from '../../../page/reference';
import { catalogueMembers, referenceMembers, textOf } from './member-documents';
import { plainSections, plainWords } from './plain-sections';

/** Texts of a component that a text embeds; empty for a component without texts. */
export type WordsOf = (component: string, props: Record<string, unknown>) => string;

/** The sources of a page's documents. */
export interface PageContent {
  content: Content;
  /** Pieces of HTML by slot number. */
  slots: readonly string[];
  wordsOf: WordsOf;
}

/** The searchable content of a page: its sections, demos and rows, in reading order. */
export function pageDocuments({ content, slots, wordsOf }: PageContent): PageDocuments {
  if (content.kind === 'reference') return referenceDocuments(content.reference, slots);
  if (content.kind !== 'text') return { sections: [], demos: [], members: [] };
  const found = openPage();
  for (const part of content.parts) addPart(found, part, { slots, wordsOf });
  return found;
}

function openPage(): PageDocuments {
  return { sections: [{ id: '', title: '', text: '' }], demos: [], members: [] };
}

function addPart(page: PageDocuments, part: Part, { slots, wordsOf }: Omit<PageContent, 'content'>): void {
  const { sections, demos, members } = page;
  if (part.kind === 'html') addSections(sections, slots[part.html] ?? '');
  if (part.kind === 'demo') demos.push(demoOf(part.demo.name, sections));
  if (part.kind === 'api') sections.push({ id: 'api', title: 'API', text: apiWords(part.components, slots) });
  if (part.kind !== 'component') return;
  const { data } = part.props;
  if (isCatalogue(data)) members.push(...catalogueMembers(data, slots));
  else addText(sections, wordsOf(part.component, part.props));
}

function addSections(sections: DocumentedSection[], html: string): void {
  for (const { heading, text } of plainSections(html)) {
    if (heading) sections.push({ ...heading, text });
    else addText(sections, text);
  }
}

function addText(sections: DocumentedSection[], words: string): void {
  const last = sections.at(-1);
  if (last) last.text = `${last.text} ${words}`.trim();
}

function demoOf(name: string, sections: readonly DocumentedSection[]): DocumentedDemo {
  return { name, section: sections.length - 1 };
}

function apiWords(components: readonly number[], slots: readonly string[]): string {
  return components.map((at) => plainWords(slots[at] ?? '')).join(' ');
}

function referenceDocuments(reference: ReferencePage, slots: readonly string[]): PageDocuments {
  if (reference.kind === 'index') return openPage();
  const text = textOf(reference.description, slots);
  return {
    sections: [{ id: '', title: '', text }],
    demos: [],
    members: referenceMembers(reference, slots),
  };
}

function isCatalogue(data: unknown): data is CatalogueData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    (data.kind === 'events' || data.kind === 'selectors' || data.kind === 'props')
  );
}
