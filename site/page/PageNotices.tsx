import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Notice } from './Notice';

/** What is not as a reader would expect: the feature is only planned and nobody says more of it, or the text is not in their language. */
export function PageNotices({ page }: { page: PageProps }) {
  const { t, urlTo, userLanguage } = useLanguage();
  const original = originalOf(page);
  return (
    <>
      {original && original.language !== userLanguage && (
        <Notice kind="info" title={t('fallbackTitle')}>
          {t('fallbackText')}{' '}
          <a href={original.url} data-keep-place="">
            {t('fallbackLink')}
          </a>
        </Notice>
      )}
      {isUnexplained(page) && (
        <Notice kind="warning" title={t('plannedTitle')}>
          {t('plannedText')} <a href={urlTo('/x/introduction/roadmap')}>{t('plannedLink')}</a>
        </Notice>
      )}
    </>
  );
}

/** A text about something that is only planned says so itself, and knows more. */
function isUnexplained({ planned, content }: PageProps): boolean {
  return planned === true && content.kind !== 'text';
}

/** The page in the language that its text is written in. */
function originalOf({ content, translations }: PageProps): PageProps['translations'][number] | undefined {
  if (content.kind !== 'text') return undefined;
  return translations.find(({ language }) => language === content.textLanguage);
}
