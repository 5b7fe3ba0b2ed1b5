import { pathToFileURL } from 'node:url';
import { ContentStore } from '../../cache/content-store';
import type { DemoParts, LoadedText, MarkdownFacts, Page, Thrown } from '../../model';
import { placedKey } from '../../model/placed-key';
import type { Content, Part } from '../../page/content';
import type { InterfaceWords, PageProps } from '../../page/page';
import type { ServerEntry } from '../../page/server-entry';
import { describeThrown } from '../../problems/describe-thrown';
import type { SectionPagesData } from '../../published/section-pages';
import { throwRejections } from '../../site-code/throw-rejections';
import { withinLimit } from '../../site-code/within-limit';
import type { PendingContent } from '../../steps/6-render/page/content';
import type { Frame } from '../../steps/6-render/page/page-frames';
import { validatePlain } from '../../steps/6-render/page/validate-plain';
import {
  type RenderedPage,
  requireSlots,
  validateRendered,
} from '../../steps/6-render/page/validate-rendered';
import { placeDemos } from '../../steps/6-render/place-demos';
import { placeNames } from '../../steps/6-render/place-names';
import { fetchPlaced, fetchReference } from '../../steps/6-render/reference/fetch-reference';
import type { PendingPlaced } from '../../steps/6-render/reference/reference-content';
import { type BuiltFiles, nameFiles } from '../../steps/7-compose/built-files';
import { compose, type Shell } from '../../steps/7-compose/compose';
import { composeMarkdown } from '../../steps/7-compose/markdown/compose-markdown';
import type { MarkdownFrame } from '../../steps/7-compose/markdown/markdown-page';
import { type StoredPage, storePage } from './store-page';

/** One page to make: plain data, which can be sent to a thread. */
export interface ProduceRequest {
  frame: Frame;
  /** Names in the store of the interface words, by language. */
  words: Record<string, string>;
  content: PendingContent;
  /** Targets of API names on the page, by name. */
  names: Record<string, string>;
  /** Mark of the module and fallback of the page's demos, by source file. */
  demos: Record<string, DemoParts>;
  shell: Shell;
  files: BuiltFiles;
  /** The head of its Markdown page; absent for pages for missing paths. */
  markdown?: MarkdownFrame;
  /** Absolute path of the module that draws. */
  server: string;
}

/** A new page. */
export interface MadePage extends StoredPage {
  markdown?: MarkdownFacts;
  /** Differences between the page and its Markdown page. */
  differences?: string[];
  thrown?: never;
}

/** A page, or the error of the site's code. */
export type Produced = MadePage | { thrown: Thrown };

/** Steps 6 and 7 for one page: fetches its content, draws and composes it. */
export async function producePage(request: ProduceRequest, storeFolder: string): Promise<Produced> {
  const store = new ContentStore(storeFolder);
  const page = fetchPage(request, store);
  const drawn = await drawPage(request.server, page);
  if ('thrown' in drawn) return drawn;
  const html = compose(drawn.rendered, page, request.shell);
  const made = storePage(nameFiles(html, request.files), request.files, store);
  if (!request.markdown) return made;
  const { text, facts, differences } = composeMarkdown(drawn, page, {
    linkPrefix: request.shell.linkPrefix,
    frame: request.markdown,
  });
  return {
    ...made,
    markdown: { contents: store.put(text), ...facts },
    ...(differences.length > 0 && { differences }),
  };
}

/** Stacks of components are deep: the site's own component may be far from the one that throws. */
const FRAMES_OF_A_THROW = 100;

/** Runs code of the site: its errors are returned, because they are no bugs of this program. */
async function drawPage(
  server: string,
  { props, slots }: Omit<Page, 'route'>,
): Promise<RenderedPage | { thrown: Thrown }> {
  const { stackTraceLimit } = Error;
  try {
    const { serverEntry }: { serverEntry: ServerEntry } = await import(pathToFileURL(server).href);
    Error.stackTraceLimit = FRAMES_OF_A_THROW;
    // One limit for both: a thread starts and ends with each.
    const draw = () => {
      const rendered = validateRendered(serverEntry.render(props));
      const drawn = { rendered, ...validatePlain(serverEntry.renderPlain?.(props)) };
      requireSlots(drawn, slots.length);
      return drawn;
    };
    return await throwRejections(() => withinLimit(draw));
  } catch (error) {
    return { thrown: describeThrown(error) };
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function fetchPage(
  { frame: own, words, content: pending, names, demos }: ProduceRequest,
  store: ContentStore,
): Omit<Page, 'route'> {
  const frame = { ...own, words: fetchWords(words, store) };
  const { content, slots, styles } = fetchContent(pending, demos, store);
  return {
    props: { ...frame, content },
    slots: content.kind === 'text' ? slots.map((html) => placeNames(html, names)) : slots,
    styles,
  };
}

/** The content of a page, from the store. */
export function fetchContent(
  content: PendingContent,
  demos: ProduceRequest['demos'],
  store: ContentStore,
): { content: Content; slots: string[]; styles: string } {
  if (content.kind === 'reference' && 'data' in content) {
    const { reference, slots, styles } = fetchReference(content, demos, store);
    return { content: { kind: 'reference', reference }, slots, styles };
  }
  if (content.kind !== 'text') return { content, slots: [], styles: '' };
  const text = parseLoaded(store.get(content.loaded), content.location);
  const { parts, slots, styles } = placeDemos(text, demos, (hash) => store.get(hash)?.toString('utf8') ?? '');
  const filled = placeData(parts, content.placed, { store, slots });
  const { headers, toc } = text;
  const { textLanguage, location } = content;
  return {
    content: { kind: 'text', textLanguage, headers, parts: filled, toc, location },
    slots,
    styles,
  };
}

/** Adds the data of markers; its HTML goes into the slots of the text. */
function placeData(
  parts: Part[],
  placed: Record<string, PendingPlaced | SectionPagesData>,
  { store, slots }: { store: ContentStore; slots: string[] },
): Part[] {
  const dataOf = (pending: PendingPlaced | SectionPagesData) =>
    pending.kind === 'pages' ? pending : fetchPlaced(pending, store, slots);
  return parts.map((part) => {
    const pending = part.kind === 'component' ? placed[placedKey(part.component, part.props)] : undefined;
    if (part.kind !== 'component' || !pending) return part;
    return { ...part, props: { ...part.props, data: dataOf(pending) } };
  });
}

/** Dictionaries by store name: all pages of a language share one. */
const dictionaries = new Map<string, InterfaceWords>();

function fetchWords(names: Record<string, string>, store: ContentStore): PageProps['words'] {
  const fetched = Object.entries(names).map(([language, name]): [string, InterfaceWords] => {
    const words = dictionaries.get(name) ?? JSON.parse(store.get(name)?.toString('utf8') ?? '{}');
    dictionaries.set(name, words);
    return [language, words];
  });
  return Object.fromEntries(fetched);
}

function parseLoaded(bytes: Buffer | undefined, location: string): LoadedText {
  if (!bytes) throw new Error(`The loaded text of ${location} is not in the store.`);
  return JSON.parse(bytes.toString('utf8'));
}
