import { pathToFileURL } from 'node:url';
import { Store } from './cache/store';
import type { Content, PageProps, ServerEntry } from './contract/page';
import type { LoadedText, Page } from './model';
import { type DemoParts, placeDemos } from './steps/6-render/place-demos';
import { compose, type Shell } from './steps/7-compose/compose';

/** The content of a page before its text is fetched from the store. */
export type PendingContent =
  | Exclude<Content, { kind: 'text' }>
  | { kind: 'text'; loaded: string; textLanguage: string; location: string };

/** One page to make: plain data, as a thread is sent it. */
export interface ProduceRequest {
  frame: Omit<PageProps, 'content'>;
  content: PendingContent;
  /** What the page's demos are mounted from and show before that, by source file. */
  demos: Record<string, DemoParts>;
  shell: Shell;
  /** Absolute path of the module that draws. */
  server: string;
}

/** A page that was made: its HTML is in the store. */
export interface Produced {
  contents: string;
  bytes: number;
}

/** Steps 5 to 7 for one page: what it says, drawn, and put together. */
export async function producePage(request: ProduceRequest, storeFolder: string): Promise<Produced> {
  const store = new Store(storeFolder);
  const page = fetchPage(request, store);
  const { serverEntry }: { serverEntry: ServerEntry } = await import(pathToFileURL(request.server).href);
  const html = compose(serverEntry.render(page.props), page, request.shell);
  return { contents: store.put(html), bytes: Buffer.byteLength(html) };
}

function fetchPage({ frame, content, demos }: ProduceRequest, store: Store): Omit<Page, 'route'> {
  if (content.kind !== 'text') return { props: { ...frame, content }, slots: [], styles: '' };
  const text = parseLoaded(store.get(content.loaded), content.location);
  const { parts, slots, styles } = placeDemos(text, demos, (hash) => store.get(hash)?.toString('utf8') ?? '');
  const { headers, toc } = text;
  const { textLanguage, location } = content;
  return {
    props: { ...frame, content: { kind: 'text', textLanguage, headers, parts, toc, location } },
    slots,
    styles,
  };
}

function parseLoaded(bytes: Buffer | undefined, location: string): LoadedText {
  if (!bytes) throw new Error(`The loaded text of ${location} is not in the store.`);
  return JSON.parse(bytes.toString('utf8'));
}
