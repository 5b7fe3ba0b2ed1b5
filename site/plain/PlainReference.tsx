import type { ReactNode } from 'react';
import { site } from '../../data/site';
import { slot } from '../../generator/page/marks';
import type {
  ComponentReference,
  InterfaceReference,
  ReferenceIndex,
  ReferenceIndexEntry,
  ReferenceLink,
  ReferencePage,
} from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { Deprecated } from '../reference/Deprecated';
import { PackageVersion } from '../reference/PackageVersion';
import { PlanMark } from '../reference/PlanMark';
import { Words } from '../reference/Words';
import { PlainComponentReference } from './PlainComponentReference';
import { PlainMembers } from './PlainMembers';
import { PlainSection } from './PlainSection';

/** What a page of the API reference says, in the order of the drawn one. */
export function PlainReference({ reference }: { reference: ReferencePage }) {
  const { t } = useLanguage();
  if (reference.kind === 'index') return <Index reference={reference} />;
  const { deprecated, description, source } = reference;
  return (
    <>
      {deprecated && <Deprecated reason={deprecated.reason} />}
      {description && <Words text={description} />}
      <Beginning {...reference} />
      {reference.kind === 'component' ? (
        <PlainComponentReference reference={reference} />
      ) : (
        <PlainSection title={t('referenceMembers')}>
          <p>
            {t(
              reference.members.some(({ required }) => required)
                ? 'referenceSomeThere'
                : 'referenceNoneThere',
            )}
          </p>
          <PlainMembers members={reference.members} />
        </PlainSection>
      )}
      {source && (
        <PlainSection title={t('referenceSource')}>
          <p>
            {t('referenceSourceText')}{' '}
            <a href={`${site.repository.url}/blob/v${site.version}/${source}`}>{source}</a>
          </p>
        </PlainSection>
      )}
    </>
  );
}

/** How it is imported and used, and where more is said. */
function Beginning({ name, imports, example, usedBy }: ComponentReference | InterfaceReference) {
  const { t } = useLanguage();
  return (
    <>
      {imports.length > 0 && (
        <PlainSection title={t('referenceImport')}>
          {imports.map(({ html }) => (
            <div key={html}>{slot(html)}</div>
          ))}
        </PlainSection>
      )}
      <PackageVersion name={name} />
      {example && (
        <PlainSection title={t('referenceExample')}>
          {example.url && (
            <p>
              {t('referenceExampleFrom')} <a href={example.url}>{example.title}</a>
            </p>
          )}
          <div>{slot(example.html)}</div>
        </PlainSection>
      )}
      {usedBy.length > 0 && (
        <PlainSection title={t('referenceUsedBy')}>
          <Links links={usedBy.filter(({ by }) => by === 'guide')} />
          <Links links={usedBy.filter(({ by }) => by === 'demo')}>
            <p>{t('referenceDemos')}</p>
          </Links>
        </PlainSection>
      )}
    </>
  );
}

function Links({ links, children }: { links: ReferenceLink[]; children?: ReactNode }) {
  if (links.length === 0) return null;
  return (
    <>
      {children}
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Index({ reference: { components, interfaces } }: { reference: ReferenceIndex }) {
  const { t } = useLanguage();
  return (
    <>
      <Entries title={t('referenceComponents')} entries={components} />
      <Entries title={t('referenceInterfaces')} entries={interfaces} />
    </>
  );
}

function Entries({ title, entries }: { title: string; entries: ReferenceIndexEntry[] }) {
  const { t, urlTo } = useLanguage();
  if (entries.length === 0) return null;
  return (
    <PlainSection title={title}>
      <ul>
        {entries.map(({ name, pathname, plan, deprecated, members }) => (
          <li key={pathname}>
            <a href={urlTo(pathname)}>{name}</a> <PlanMark plan={plan} />
            {deprecated && `${t('referenceDeprecated')} `}(
            {t('referenceMemberCount', { count: String(members) })})
          </li>
        ))}
      </ul>
    </PlainSection>
  );
}
