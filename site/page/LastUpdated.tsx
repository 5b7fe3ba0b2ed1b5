import { useLanguage } from '../language/LanguageProvider';

/** When the text was last changed. The day is written as dates sort, which every language reads. */
export function LastUpdated({ day }: { day: string }) {
  const { t } = useLanguage();
  return (
    <p className="last-updated">
      {t('lastUpdated')} <time dateTime={day}>{day}</time>
    </p>
  );
}
