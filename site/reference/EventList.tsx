/** @jsxImportSource @emotion/react */
import type { ReferenceEvent } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { MemberTools } from './MemberTools';
import { memberStyles } from './member-styles';
import { MEMBERS } from './members-hook';
import { PlanMark } from './PlanMark';
import { ReferenceRow } from './ReferenceRow';
import { TypeView } from './TypeView';
import { Words } from './Words';

/** Every event of a catalogue: its description, and the parameters of its listeners. */
export function EventList({ events }: { events: ReferenceEvent[] }) {
  const { t } = useLanguage();
  return (
    <div css={memberStyles.catalogue} {...hook(MEMBERS)} data-kind="props">
      <MemberTools kind="props" title={t('referenceEvents')} count={events.length} />
      <dl>
        {events.map((event) => (
          <EventRow key={event.name} {...event} />
        ))}
      </dl>
    </div>
  );
}

function EventRow({ name, anchor, plan, description, parameters }: ReferenceEvent) {
  return (
    <ReferenceRow
      anchor={anchor}
      name={name}
      marks={<PlanMark plan={plan} />}
      type={<ListenerType parameters={parameters} />}
    >
      {description && <Words text={description} />}
    </ReferenceRow>
  );
}

function ListenerType({ parameters }: Pick<ReferenceEvent, 'parameters'>) {
  return (
    <dl>
      {parameters.map((parameter) => (
        <div key={parameter.name}>
          <dt>
            <code>{parameter.name}</code> <TypeView type={parameter.type} show="whole" />
          </dt>
        </div>
      ))}
    </dl>
  );
}
