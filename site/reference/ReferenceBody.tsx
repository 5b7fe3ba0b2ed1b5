/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import { type ReferencePage, referenceSections } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { ComponentPage } from './ComponentPage';
import { Deprecated } from './Deprecated';
import { IndexTable } from './IndexTable';
import { MemberList } from './MemberList';
import { PackageVersion } from './PackageVersion';
import { sectionStyles, wordStyles } from './reference-styles';
import { Section } from './Section';
import { Usage } from './Usage';
import { UsedBy } from './UsedBy';
import { Words } from './Words';

/** A page of the API reference, most frequently needed parts first. */
export function ReferenceBody({ reference }: { reference: ReferencePage }) {
  const { t } = useLanguage();
  if (reference.kind === 'index') return <IndexTable reference={reference} />;
  const { deprecated, description, usedBy, source } = reference;
  return (
    <>
      {deprecated && <Deprecated css={wordStyles.words} reason={deprecated.reason} />}
      {description && <Words css={wordStyles.description} text={description} />}
      <Usage reference={reference}>
        <PackageVersion name={reference.name} />
      </Usage>
      <UsedBy links={usedBy} />
      {reference.kind === 'component' ? (
        <ComponentPage reference={reference} />
      ) : (
        <Section id={referenceSections.props} title={t('referenceMembers')}>
          <MemberList kind="props" title={t('referenceMembers')} members={reference.members} marks="given" />
        </Section>
      )}
      {source && <Source file={source} />}
    </>
  );
}

/** A link to the source file at the documented version. */
function Source({ file }: { file: string }) {
  const { t } = useLanguage();
  return (
    <Section id={referenceSections.source} title={t('referenceSource')}>
      <p css={sectionStyles.note}>
        {t('referenceSourceText')} <a href={`${site.repository.url}/blob/v${site.version}/${file}`}>{file}</a>
      </p>
    </Section>
  );
}
