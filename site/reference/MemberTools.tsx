/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { COUNT, FILTER, VIEWS } from './hooks';
import { toolStyles as styles } from './tool-styles';
import { ALL, NAMES_ONLY } from './views';

/** The kind of a list: each kind has its own stored view. */
export type MemberKind = 'props' | 'slots' | 'classes';

interface MemberToolsProps {
  kind: MemberKind;
  /** The accessible name of the filtered list. */
  title: string;
  count: number;
}

/** Shorter lists have no filter. */
const WORTH_A_FILTER = 6;

/** The filter and view options of a list; they need the script. */
export function MemberTools({ kind, title, count }: MemberToolsProps) {
  const { t } = useLanguage();
  const views = [
    { view: ALL, word: t('referenceViewAll') },
    { view: NAMES_ONLY, word: t('referenceViewNames') },
  ];
  return (
    <div className="needs-script" css={styles.tools}>
      {count >= WORTH_A_FILTER && (
        <>
          <input
            css={styles.filter}
            {...hook(FILTER)}
            type="search"
            // Browsers would restore its text, but not which rows it hides.
            autoComplete="off"
            aria-label={t('referenceFilter', { title })}
            placeholder={t('referenceFilter', { title })}
            data-kind={kind}
            spellCheck={false}
          />
          <output
            css={styles.count}
            {...hook(COUNT)}
            data-words={t('referenceFound', { all: String(count) })}
          />
        </>
      )}
      <fieldset css={styles.views} {...hook(VIEWS)}>
        <legend className="visually-hidden">{t('referenceView')}</legend>
        {views.map(({ view, word }) => (
          <button key={view} type="button" value={view} data-kind={kind} aria-pressed={view === ALL}>
            {word}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
