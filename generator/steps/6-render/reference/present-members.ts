import type { LinkIndex } from '../../../model';
import { anchorOf } from '../../../model/reference-anchors';
import type { ReadArgument, ReadClass, ReadMember, ReadSignature } from '../../../model/reference-pages';
import type {
  ReferenceArgument,
  ReferenceClass,
  ReferenceMember,
  ReferenceSignature,
} from '../../../page/reference';
import { typeText } from './type-parts';
import type { DescriptionWriter } from './description-writer';

/** The inputs for the members of one page. */
export interface Presenter {
  writer: DescriptionWriter;
  links: LinkIndex;
  /** The page's own name is not a link. */
  own: string;
}

/** Converts a prop, a slot or a member to page content. */
export function presentMember(
  member: ReadMember,
  kind: 'prop' | 'slot',
  presenter: Presenter,
): ReferenceMember {
  const { name, required, type, default: usual, plan, signature, onlyWith } = member;
  return {
    name,
    anchor: anchorOf(kind, name),
    required,
    type: typeText(type, presenter.links, presenter.own),
    ...(usual !== undefined && { default: usual }),
    ...(plan && { plan }),
    ...(onlyWith && { onlyWith }),
    ...description(member, presenter.writer),
    ...deprecation(member, presenter.writer),
    ...(signature && { signature: presentSignature(signature, presenter) }),
  };
}

/** Converts a class name to page content. */
export function presentClass(one: ReadClass, { writer }: Presenter): ReferenceClass {
  const { name, className, state } = one;
  return {
    name,
    anchor: anchorOf('class', name),
    className,
    ...(state && { state }),
    ...description(one, writer),
  };
}

/** The description, if there is one. */
export function description(
  { description: words }: { description?: string },
  writer: DescriptionWriter,
): Pick<ReferenceMember, 'description'> {
  return words ? { description: writer.write(words) } : {};
}

/** The reason for a deprecation; it may be empty. */
export function deprecation(
  { deprecated }: { deprecated?: string },
  writer: DescriptionWriter,
): Pick<ReferenceMember, 'deprecated'> {
  if (deprecated === undefined) return {};
  return { deprecated: deprecated ? { reason: writer.write(deprecated) } : {} };
}

/** Converts a parameter to page content. */
export function presentArgument(argument: ReadArgument, presenter: Presenter): ReferenceArgument {
  const { name, type } = argument;
  return {
    name,
    type: typeText(type, presenter.links, presenter.own),
    ...description(argument, presenter.writer),
  };
}

function presentSignature({ parameters, returns }: ReadSignature, presenter: Presenter): ReferenceSignature {
  const { links, own, writer } = presenter;
  return {
    parameters: parameters.map((parameter) => presentArgument(parameter, presenter)),
    ...(returns && {
      returns: { type: typeText(returns.type, links, own), ...description(returns, writer) },
    }),
  };
}
