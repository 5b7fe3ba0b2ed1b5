import { anchorInTable } from '../../../model/reference-anchors';
import type { ReadTable } from '../../../model/reference-pages';
import type { PropsTable } from '../../../page/reference';
import { type Presenter, presentMember } from './present-members';

/** Converts the props of a component to the content of a props table. */
export function presentTable(table: ReadTable, presenter: Presenter): PropsTable {
  const { name, props, nativeProps, ref, replaceable, inheritance } = table;
  return {
    kind: 'props',
    name,
    props: props.map((prop) => ({
      ...presentMember(prop, 'prop', presenter),
      anchor: anchorInTable(name, prop.name),
    })),
    nativeProps,
    ...(ref && { refGives: ref.type }),
    ...(replaceable && { replaceable }),
    inheritance,
  };
}
