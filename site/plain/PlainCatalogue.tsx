import type { CatalogueData, ReferenceEvent, ReferenceSelector } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { Deprecated } from '../reference/Deprecated';
import { PlanMark } from '../reference/PlanMark';
import { ReferenceTable } from './ReferenceTable';
import { Words } from '../reference/Words';
import { PlainType, TypeLinks, typeOf } from './PlainType';

/** Events or selectors that a page embeds, as tables. */
export function PlainCatalogue({ data, category }: Record<string, unknown>) {
  if (!isCatalogue(data) || data.kind === 'props') return null;
  if (data.kind === 'events') return <Events events={data.events} />;
  const shown = data.selectors.filter((one) => category === undefined || one.category === category);
  return [...new Set(shown.map((one) => one.category))].map((name) => (
    <div key={name}>
      {category === undefined && <h3>{name}</h3>}
      <Selectors selectors={shown.filter((one) => one.category === name)} />
    </div>
  ));
}

function Events({ events }: { events: ReferenceEvent[] }) {
  const { t } = useLanguage();
  return (
    <ReferenceTable columns={[t('referenceName'), t('referenceListener'), t('referenceDescription')]}>
      {events.map(({ name, plan, parameters, description }) => (
        <tr key={name}>
          <td>
            <code>{name}</code> <PlanMark plan={plan} />
          </td>
          <td>
            {parameters.map((parameter) => (
              <p key={parameter.name}>
                <code>{`${parameter.name}: ${typeOf(parameter.type)}`}</code>
              </p>
            ))}
            <TypeLinks types={parameters.map(({ type }) => type)} />
          </td>
          <td>{description && <Words text={description} />}</td>
        </tr>
      ))}
    </ReferenceTable>
  );
}

function Selectors({ selectors }: { selectors: ReferenceSelector[] }) {
  const { t } = useLanguage();
  return (
    <ReferenceTable columns={[t('referenceName'), t('referenceReturns'), t('referenceDescription')]}>
      {selectors.map(({ name, plan, returns, description, deprecated }) => (
        <tr key={name}>
          <td>
            <code>{name}</code> <PlanMark plan={plan} />
          </td>
          <td>
            <PlainType type={returns} />
          </td>
          <td>
            {description && <Words text={description} />}
            {deprecated && <Deprecated reason={deprecated.reason} />}
          </td>
        </tr>
      ))}
    </ReferenceTable>
  );
}

function isCatalogue(value: unknown): value is CatalogueData {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
