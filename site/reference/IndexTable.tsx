/** @jsxImportSource @emotion/react */
import {
  type ReferenceIndex,
  type ReferenceIndexEntry,
  referenceSections,
} from '../../generator/page/reference';
import { counted } from '../language/counted';
import { useLanguage } from '../language/LanguageProvider';
import { PlanMark } from './PlanMark';
import { indexStyles, markStyles } from './reference-styles';
import { Section } from './Section';

/** All pages of a family, components before interfaces. */
export function IndexTable({ reference }: { reference: ReferenceIndex }) {
  const { t } = useLanguage();
  const { components, interfaces } = reference;
  return (
    <>
      <Entries id={referenceSections.components} title={t('referenceComponents')} entries={components} />
      <Entries id={referenceSections.interfaces} title={t('referenceInterfaces')} entries={interfaces} />
    </>
  );
}

interface EntriesProps {
  id: string;
  title: string;
  entries: ReferenceIndexEntry[];
}

function Entries({ id, title, entries }: EntriesProps) {
  const { t, urlTo } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul css={indexStyles.list}>
        {entries.map(({ name, pathname, plan, deprecated, members }) => (
          <li key={pathname}>
            <a href={urlTo(pathname)}>{name}</a>
            <PlanMark plan={plan} />
            {deprecated && <span css={markStyles.deprecated}>{t('referenceDeprecated')}</span>}
            <small>{counted(t, 'referenceMemberCount', members)}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
