import { site } from '../../data/site';
import { slot } from '../../generator/page/marks';
import type {
  ComponentReference,
  InterfaceReference,
  ReferenceExample,
  ReferenceIndex,
  ReferenceIndexEntry,
  ReferencePage,
} from '../../generator/page/reference';
import { counted } from '../language/counted';
import { useLanguage } from '../language/LanguageProvider';
import { Deprecated } from '../reference/Deprecated';
import { guideName } from '../reference/guide-name';
import { guidesOf } from '../reference/guides-of';
import { PackageVersion } from '../reference/PackageVersion';
import { PlanMark } from '../reference/PlanMark';
import { Words } from '../reference/Words';
import { PlainComponentReference } from './PlainComponentReference';
import { PlainDemo } from './PlainDemo';
import { PlainMembers } from './PlainMembers';
import { PlainSection } from './PlainSection';

/** A page of the API reference, in the order of the rendered page. */
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

/** Import, example, and links to guides. */
function Beginning({ name, imports, example, usedBy }: ComponentReference | InterfaceReference) {
  const { t } = useLanguage();
  const { guides, demos } = guidesOf(usedBy);
  const isUsed = imports.length > 0 || example !== undefined;
  const usage = (
    <>
      {imports.map(({ html }) => (
        <div key={html}>{slot(html)}</div>
      ))}
      <PackageVersion name={name} />
      {example && <PlainExample example={example} />}
    </>
  );
  return (
    <>
      {isUsed ? <PlainSection title={t('referenceUsage')}>{usage}</PlainSection> : usage}
      {usedBy.length > 0 && (
        <PlainSection title={t('referenceUsedBy')}>
          <ol>
            {guides.map(({ title, url, description }) => (
              <li key={url}>
                <a href={url}>{guideName(title)}</a>
                {description !== '' && `: ${description}`}
              </li>
            ))}
          </ol>
          {demos.length > 0 && (
            <>
              <p>{t('referenceDemos')}</p>
              <ul>
                {demos.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url}>{guideName(title)}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </PlainSection>
      )}
    </>
  );
}

function PlainExample({ example }: { example: ReferenceExample }) {
  const { t } = useLanguage();
  if (example.kind === 'code') return <div>{slot(example.html)}</div>;
  return (
    <>
      <PlainDemo demo={example.demo} />
      <p>
        {t('referenceExampleFrom')} <a href={example.url}>{guideName(example.title)}</a>
      </p>
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
            {deprecated && `${t('referenceDeprecated')} `}({counted(t, 'referenceMemberCount', members)})
          </li>
        ))}
      </ul>
    </PlainSection>
  );
}
