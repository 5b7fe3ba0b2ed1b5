import type { ReactNode } from 'react';
import { useLanguage } from '../language/LanguageProvider';

/** `` `code` `` or `[words](/path/)`. */
const MARKED = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Inline Markdown of a fact in `data/`: text, code, and links of this site. */
export function InlineWords({ words }: { words: string }): ReactNode {
  const { urlTo } = useLanguage();
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: all, 1: code, 2: text = '', 3: path = '' } of words.matchAll(MARKED)) {
    pieces.push(words.slice(end, index));
    end = index + all.length;
    pieces.push(
      code === undefined ? (
        <a key={index} href={addressIn(path, urlTo)}>
          <InlineWords words={text} />
        </a>
      ) : (
        <code key={index}>{code}</code>
      ),
    );
  }
  return [...pieces, words.slice(end)];
}

/** The URL of the page in the reader's language, with its hash. */
function addressIn(path: string, urlTo: (pathname: string) => string): string {
  const [pathname = '', hash] = path.split('#');
  const url = urlTo(pathname.replace(/\/$/, ''));
  return hash === undefined ? url : `${url}#${hash}`;
}
