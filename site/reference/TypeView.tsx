import type { TypePart, TypeText } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { BreakableType } from './BreakableType';
import { shortFunction, shortType } from './short-type';

/** Unions with more members are collapsed. */
const MOST_LINES = 8;

interface TypeViewProps {
  type: TypeText;
  /**
   * Long types are collapsed; types are shortened if their parameters are explained elsewhere, and complete
   * where nothing can be expanded.
   */
  show?: 'folded' | 'short' | 'whole';
}

/** A type: the members of a union below one another, names with a page as links. */
export function TypeView({ type, show = 'folded' }: TypeViewProps) {
  const lines = type.map(plain);
  const [first = ''] = lines;
  const called = show === 'short' && lines.length === 1 ? shortFunction(first) : undefined;
  if (called !== undefined)
    return (
      <code data-type="">
        <BreakableType text={called} />
      </code>
    );
  const isLong = lines.length > MOST_LINES || lines.some((line) => shortType(line) !== undefined);
  if (show === 'whole' || !isLong) return <Lines type={type} />;
  return (
    <details>
      <summary>
        <code data-type="">
          <BreakableType text={summaryOf(lines)} />
        </code>
      </summary>
      <Lines type={type} />
    </details>
  );
}

/** The first members of a union, as a summary. */
function summaryOf(lines: string[]): string {
  return lines
    .map((line) => shortType(line) ?? line)
    .slice(0, 3)
    .join(' | ');
}

function Lines({ type }: { type: TypeText }) {
  return (
    <code data-type="">
      {type.map((parts, at) => (
        <span key={plain(parts)}>
          {at > 0 && ' | '}
          <Parts parts={parts} />
        </span>
      ))}
    </code>
  );
}

function Parts({ parts }: { parts: TypePart[] }) {
  const { urlTo } = useLanguage();
  return parts.map(({ text, pathname }, at) => {
    // A name can occur twice; parts never move.
    const key = `${at} ${text}`;
    const name = <BreakableType key={key} text={text} />;
    return pathname === undefined ? (
      name
    ) : (
      <a key={key} href={urlTo(pathname)}>
        {name}
      </a>
    );
  });
}

function plain(parts: TypePart[]): string {
  return parts.map(({ text }) => text).join('');
}
