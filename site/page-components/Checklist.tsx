/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { checklistStyles as styles } from './checklist-styles';
import { CHECKLIST } from './hooks';

/**
 * How far a reader is with the entries below, which are headings of the third level: a script puts a box
 * to tick before each (enhance-checklist.ts). Without it, the entries are plain headings and this is hidden.
 */
export function Checklist() {
  const { t } = useLanguage();
  return (
    <div className="needs-script" css={styles.frame} {...hook(CHECKLIST)}>
      <output css={styles.progress} data-words={t('checklistProgress')} />
      <button type="button" css={styles.clear}>
        {t('checklistClear')}
      </button>
    </div>
  );
}
