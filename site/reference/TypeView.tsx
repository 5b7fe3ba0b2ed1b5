import type { TypePart, TypeText } from '../../generator/contract/reference';
import { useLanguage } from '../language/LanguageProvider';
import { shortFunction, shortType } from './short-type';

/** More members of a union than this are folded. */
const MOST_LINES = 8;

interface TypeViewProps {
  type: TypeText;
  /** Whether what a function takes is told elsewhere, so that its short form is enough. */
  explained?: boolean;
}

/** A type: the members of a union below one another, names with a page as links, long ones folded. */
export function TypeView({ type, explained = false }: TypeViewProps) {
  const lines = type.map(plain);
  const [first = ''] = lines;
  const alone = lines.length === 1;
  const short = alone ? (explained ? shortFunction(first) : shortType(first)) : undefined;
  if (short !== undefined && explained) return <code className="type">{short}</code>;
  if (short === undefined && lines.length <= MOST_LINES && lines.every((line) => !shortType(line))) {
    return <Lines type={type} />;
  }
  return (
    <details className="long-type">
      <summary>
        <code className="type">
          {short ??
            lines
              .map((line) => shortType(line) ?? line)
              .slice(0, 3)
              .join(' | ')}
        </code>
      </summary>
      <Lines type={type} />
    </details>
  );
}

function Lines({ type }: { type: TypeText }) {
  return (
    <code className="type">
      {type.map((parts, at) => (
        <span key={plain(parts)} className="type-line">
          {at > 0 && '| '}
          <Parts parts={parts} />
        </span>
      ))}
    </code>
  );
}

function Parts({ parts }: { parts: TypePart[] }) {
  const { urlTo } = useLanguage();
  return parts.map(({ text, pathname }, at) =>
    pathname === undefined ? (
      text
    ) : (
      // Names can be there twice; the pieces never move.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <a key={at} href={urlTo(pathname)}>
        {text}
      </a>
    ),
  );
}

function plain(parts: TypePart[]): string {
  return parts.map(({ text }) => text).join('');
}
