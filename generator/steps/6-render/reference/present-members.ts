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
import type { WordWriter } from './word-writer';

/** What members of one page are presented with. */
export interface Presenter {
  writer: WordWriter;
  links: LinkIndex;
  /** The page's own name leads nowhere. */
  own: string;
}

/** A prop, a slot or a member, ready to be drawn. */
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

/** A class name, ready to be drawn. */
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

/** What something means, where that is said. */
export function description(
  { description: words }: { description?: string },
  writer: WordWriter,
): Pick<ReferenceMember, 'description'> {
  return words ? { description: writer.write(words) } : {};
}

/** Why something should not be used any more; some authors say only that. */
export function deprecation(
  { deprecated }: { deprecated?: string },
  writer: WordWriter,
): Pick<ReferenceMember, 'deprecated'> {
  if (deprecated === undefined) return {};
  return { deprecated: deprecated ? { reason: writer.write(deprecated) } : {} };
}

/** An argument, ready to be drawn. */
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
