/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { checklistStyles as styles } from './checklist-styles';
import { CHECKLIST } from './hooks';

/**
 * The progress of a reader through the entries below, which are level-3 headings: a script adds a checkbox to
 * each (enhance-checklist.ts). Without it, this is hidden.
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
