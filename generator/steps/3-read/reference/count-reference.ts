import type { ReferenceCounts } from '../../../model/reference-facts';
import type { ReadClass, ReadMember, ReadPage } from '../../../model/reference-pages';

/** Counts pages and members that were read. */
export function countReference(pages: ReadPage[]): ReferenceCounts {
  const components = pages.flatMap((page) => (page.kind === 'component' ? [page] : []));
  const interfaces = pages.flatMap((page) => (page.kind === 'interface' ? [page] : []));
  const props = components.flatMap((page) => page.props);
  const slots = components.flatMap((page) => page.slots);
  const classes = components.flatMap((page) => page.classes);
  const members = interfaces.flatMap((page) => page.members);
  const typed: ReadMember[] = [...props, ...slots, ...members];
  return {
    components: components.length,
    interfaces: interfaces.length,
    props: props.length,
    slots: slots.length,
    classes: classes.length,
    members: members.length,
    described: describedBy([...typed, ...classes]),
    defaulted: typed.filter((member) => member.default !== undefined).length,
  };
}

function describedBy(all: (ReadMember | ReadClass)[]): ReferenceCounts['described'] {
  const described = { own: 0, another: 0, site: 0, nobody: 0 };
  for (const { description, describedBy: describer } of all) {
    described[description === undefined ? 'nobody' : (describer ?? 'own')] += 1;
  }
  return described;
}
