import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { CardSection } from './CardSection';
import { Notice } from './Notice';
import { siblings } from './siblings';

/** A page whose text is still missing says so, and shows what stands around it. */
export function UnwrittenPage({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  const around = siblings(page);
  return (
    <>
      <Notice kind="info" title={t('unwrittenTitle')}>
        {t('unwrittenText')}
      </Notice>
      {around.length > 0 && <CardSection title={t('unwrittenAround')} entries={around} />}
    </>
  );
}
