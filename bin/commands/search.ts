import path from 'node:path';
import { type FoundPlace, type MarkedText, type SearchResult, searchSite, unmarked } from '../../generator';
import { OUTPUT, projectOf, type RootOption } from '../project';
import { emphasis, print, logMessage } from '../terminal';

interface SearchFlags extends RootOption {
  language?: string;
  product?: string;
  limit: number;
  json?: boolean;
  out?: string;
}

/** `xdocs search`: searches the site as its readers do; prints text or JSON. */
export async function search(words: string[], flags: SearchFlags): Promise<void> {
  const project = projectOf(flags);
  const { product, limit } = flags;
  const question = words.join(' ');
  const result = await searchSite({
    ...project,
    question,
    language: flags.language,
    filter: product === undefined ? {} : { product },
    out: path.resolve(project.root, flags.out ?? OUTPUT),
  });
  const found = result.found.slice(0, limit);
  if (flags.json) print(JSON.stringify(toJson(question, { ...result, found }), null, 2));
  else if (found.length > 0) print(found.map(formatPlace).join('\n\n'));
  else logMessage(nothingFound(question, result));
}

function toJson(question: string, { language, found, counts, nearest }: SearchResult) {
  return { question, language, counts, results: found.map(plainResult), nearest };
}

function plainResult({ title, text, kind, product, plan, trail, url, type, parts }: FoundPlace): object {
  return {
    title: unmarked(title),
    url,
    kind,
    ...(product !== '' && { product }),
    ...(plan && { plan }),
    ...(type !== undefined && { type }),
    trail,
    text: unmarked(text),
    ...(parts.length > 0 && { parts: parts.map(plainResult) }),
  };
}

function formatPlace({ title, trail, type, url, text, plan, parts }: FoundPlace): string {
  const head = [
    marked(title) + (type === undefined ? '' : emphasis.dim(`: ${type}`)),
    ...(plan ? [`(${plan})`] : []),
    emphasis.dim(trail.join(' › ')),
  ];
  const lines = [
    head.filter(Boolean).join('  '),
    `  ${url}`,
    ...(text.length > 0 ? [`  ${marked(text)}`] : []),
  ];
  return [...lines, ...parts.map((part) => `    ${marked(part.title)}  ${emphasis.dim(part.url)}`)].join(
    '\n',
  );
}

function nothingFound(question: string, { nearest }: SearchResult): string {
  const hint = nearest.length > 0 ? ` Did you mean ${nearest.join(', ')}?` : '';
  return `No results for "${question}".${hint}`;
}

function marked(text: MarkedText): string {
  return text.map(([piece, isMarked]) => (isMarked ? emphasis.good(piece) : piece)).join('');
}
