import { useLanguage } from '../language/LanguageProvider';

/** What a table shows: each kind remembers its own view. */
export type MemberKind = 'props' | 'slots' | 'classes';

interface MemberToolsProps {
  kind: MemberKind;
  /** What is counted and filtered. */
  title: string;
  count: number;
}

/** Fewer rows than this are seen at one glance. */
const WORTH_A_FILTER = 6;

/** The filter over a table and the ways to look at it: for readers with the script, which enhances them. */
export function MemberTools({ kind, title, count }: MemberToolsProps) {
  const { t } = useLanguage();
  const views = [
    { view: 'table', word: t('referenceViewTable') },
    { view: 'expanded', word: t('referenceViewExpanded') },
    { view: 'collapsed', word: t('referenceViewCollapsed') },
  ];
  return (
    <div className="member-tools needs-script">
      {count >= WORTH_A_FILTER && (
        <>
          <input
            className="member-filter"
            type="search"
            aria-label={t('referenceFilter', { title })}
            placeholder={t('referenceFilter', { title })}
            data-kind={kind}
            spellCheck={false}
          />
          <output className="member-count" data-words={t('referenceFound', { all: String(count) })} />
        </>
      )}
      <fieldset className="member-views">
        <legend className="visually-hidden">{t('referenceView')}</legend>
        {views.map(({ view, word }) => (
          <button key={view} type="button" value={view} data-kind={kind} aria-pressed={view === 'table'}>
            {word}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
