import type { DocumentedMember } from '../../../model/search';
import type {
  CatalogueData,
  ComponentReference,
  InterfaceReference,
  ReferenceClass,
  ReferenceMember,
  ReferenceText,
  TypeText,
} from '../../../page/reference';
import type { MemberKind } from '../../../search/shapes';
import { plainWords } from './plain-sections';

/** Longer types are left out of results. */
const MAX_TYPE_LENGTH = 60;

/** The rows of a component or interface page. */
export function referenceMembers(
  reference: ComponentReference | InterfaceReference,
  slots: readonly string[],
): DocumentedMember[] {
  if (reference.kind === 'interface') {
    return reference.members.map((member) => memberOf('member', member, slots));
  }
  return [
    ...reference.props.map((prop) => memberOf('prop', prop, slots)),
    ...reference.slots.map((one) => memberOf('slot', one, slots)),
    ...reference.classes.map((one) => classOf(one, slots)),
  ];
}

/** The rows of a catalogue that a text embeds. */
export function catalogueMembers(data: CatalogueData, slots: readonly string[]): DocumentedMember[] {
  if (data.kind === 'props') return data.props.map((prop) => memberOf('prop', prop, slots));
  if (data.kind === 'events') {
    return data.events.map(({ name, anchor, plan, description }) => ({
      kind: 'event',
      name,
      anchor,
      ...(plan && { plan }),
      text: textOf(description, slots),
    }));
  }
  return data.selectors.map(({ name, anchor, plan, description, returns }) => ({
    kind: 'selector',
    name,
    anchor,
    ...(plan && { plan }),
    ...typeOf(returns),
    text: textOf(description, slots),
  }));
}

/** A description as plain text. */
export function textOf(description: ReferenceText | undefined, slots: readonly string[]): string {
  return description ? plainWords(slots[description.html] ?? '') : '';
}

function memberOf(kind: MemberKind, member: ReferenceMember, slots: readonly string[]): DocumentedMember {
  const { name, anchor, plan, type, description } = member;
  return { kind, name, anchor, ...(plan && { plan }), ...typeOf(type), text: textOf(description, slots) };
}

/** A class is indexed by its name in style sheets. */
function classOf(
  { className, anchor, description }: ReferenceClass,
  slots: readonly string[],
): DocumentedMember {
  return { kind: 'class', name: className.replace(/^\./, ''), anchor, text: textOf(description, slots) };
}

function typeOf(type: TypeText): { type?: string } {
  const text = type.map((parts) => parts.map((part) => part.text).join('')).join(' | ');
  return text.length > 0 && text.length <= MAX_TYPE_LENGTH ? { type: text } : {};
}
