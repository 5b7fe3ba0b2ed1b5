import { useLanguage } from '../language/LanguageProvider';

/**
 * How far a reader is with the entries below, which are headings of the third level: a script puts a box
 * to tick before each (enhance-checklist.ts). Without it, the entries are plain headings and this is hidden.
 */
export function Checklist() {
  const { t } = useLanguage();
  return (
    <div className="checklist needs-script">
      <output className="checklist-progress" data-words={t('checklistProgress')} />
      <button type="button" className="checklist-clear">
        {t('checklistClear')}
      </button>
    </div>
  );
}
