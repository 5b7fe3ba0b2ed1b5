import type { ReferenceEvent } from '../../generator/contract/reference';
import { useLanguage } from '../language/LanguageProvider';
import { BreakableName } from './BreakableName';
import { MemberTools } from './MemberTools';
import { PlanMark } from './PlanMark';
import { TypeView } from './TypeView';
import { Words } from './Words';

/** Every event of a catalogue: when it is published, and what its listeners are given. */
export function EventList({ events }: { events: ReferenceEvent[] }) {
  const { t } = useLanguage();
  return (
    <div className="members members-props catalogue">
      <MemberTools kind="props" title={t('referenceEvents')} count={events.length} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('referenceName')}</th>
            <th scope="col">{t('referenceListener')}</th>
            <th scope="col">{t('referenceDescription')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <EventRow key={event.name} {...event} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EventRow({ name, anchor, plan, description, parameters }: ReferenceEvent) {
  const { t } = useLanguage();
  return (
    <tr id={anchor} className="member">
      <th scope="row">
        <a className="member-name" href={`#${anchor}`}>
          <code>
            <BreakableName name={name} />
          </code>
        </a>
        <PlanMark plan={plan} />
      </th>
      <td className="member-type" data-label={t('referenceListener')}>
        <dl className="signature">
          {parameters.map((parameter) => (
            <div key={parameter.name}>
              <dt>
                <code>{parameter.name}</code> <TypeView type={parameter.type} show="whole" />
              </dt>
            </div>
          ))}
        </dl>
      </td>
      <td className="member-text">{description && <Words text={description} />}</td>
    </tr>
  );
}
