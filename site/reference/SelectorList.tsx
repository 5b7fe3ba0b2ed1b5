/** @jsxImportSource @emotion/react */
import type { ReferenceSelector } from '../../generator/page/reference';
import { hook } from '../support/hooks';
import { Deprecated } from './Deprecated';
import { memberStyles } from './member-styles';
import { MEMBERS } from './members-hook';
import { PlanMark } from './PlanMark';
import { ReferenceRow } from './ReferenceRow';
import { TypeView } from './TypeView';
import { Words } from './Words';

interface SelectorListProps {
  selectors: ReferenceSelector[];
  /** Only those of one category. */
  category?: string | undefined;
}

/** The selectors of a catalogue by category, with their descriptions and types. */
export function SelectorList({ selectors, category }: SelectorListProps) {
  const shown = selectors.filter((one) => category === undefined || one.category === category);
  const categories = [...new Set(shown.map((one) => one.category))];
  return categories.map((name) => (
    <div key={name} css={memberStyles.catalogue} {...hook(MEMBERS)} data-kind="props">
      {category === undefined && <h3 css={memberStyles.category}>{name}</h3>}
      <SelectorTable selectors={shown.filter((one) => one.category === name)} />
    </div>
  ));
}

function SelectorTable({ selectors }: { selectors: ReferenceSelector[] }) {
  return (
    <dl>
      {selectors.map(({ name, anchor, plan, deprecated, description, returns }) => (
        <ReferenceRow
          key={name}
          anchor={anchor}
          name={name}
          marks={<PlanMark plan={plan} />}
          type={<TypeView type={returns} />}
        >
          {description && <Words text={description} />}
          {deprecated && <Deprecated reason={deprecated.reason} />}
        </ReferenceRow>
      ))}
    </dl>
  );
}
