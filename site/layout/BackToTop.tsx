import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';

/** A plain link to the top; the script shows it only after some scrolling (enhance-back-to-top.ts). */
export function BackToTop() {
  const { t } = useLanguage();
  return (
    <a className="back-to-top" href="#top" aria-label={t('backToTop')}>
      <Icon name="up" />
    </a>
  );
}
