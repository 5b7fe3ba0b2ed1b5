/** @jsxImportSource @emotion/react */
import { type ReferenceLink, referenceSections } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { listStyles, sectionStyles } from './reference-styles';
import { Section } from './Section';

/** More demos than this are folded: the grid stands on most pages of its product. */
const MOST_DEMOS = 8;

/** The pages that explain it, and those whose demos show it. */
export function UsedBy({ links }: { links: ReferenceLink[] }) {
  const { t } = useLanguage();
  const guides = links.filter(({ by }) => by === 'guide');
  const demos = links.filter(({ by }) => by === 'demo');
  if (links.length === 0) return null;
  return (
    <Section id={referenceSections.demos} title={t('referenceUsedBy')}>
      {guides.length > 0 && <Links links={guides} />}
      {demos.length > MOST_DEMOS ? (
        <details css={listStyles.more}>
          <summary>{t('referenceMoreDemos', { count: String(demos.length) })}</summary>
          <Links links={demos} />
        </details>
      ) : (
        demos.length > 0 && (
          <>
            <p css={sectionStyles.note}>{t('referenceDemos')}</p>
            <Links links={demos} />
          </>
        )
      )}
    </Section>
  );
}

function Links({ links }: { links: ReferenceLink[] }) {
  return (
    <ul css={listStyles.links}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
