import { codeBlockHtml } from '../../../markup/code/code-html';
import type { ReadComponent, ReadInterface, ReadPage } from '../../../model/reference-pages';
import type {
  ComponentReference,
  InterfaceReference,
  ReferenceExample,
  ReferenceImport,
} from '../../../page/reference';
import { deprecation, description, type Presenter, presentClass, presentMember } from './present-members';
import type { PendingReference } from './reference-content';

/** A page of the reference and the HTML of its slots. */
export interface PresentedPage<T> {
  reference: T;
  slots: string[];
}

/** Pages that use the export of a page, and its example. */
type UsedPage = Pick<PendingReference, 'usedBy'> & { example?: ReferenceExample };

/** Converts the data of a page to page content. */
export function presentPage(
  page: ReadPage,
  used: UsedPage,
  presenter: Presenter,
): PresentedPage<ComponentReference | InterfaceReference> {
  const reference =
    page.kind === 'component'
      ? presentComponent(page, used, presenter)
      : presentInterface(page, used, presenter);
  return { reference, slots: presenter.writer.slots };
}

function presentComponent(page: ReadComponent, used: UsedPage, presenter: Presenter): ComponentReference {
  const { nativeProps, ref, theme, inheritance } = page;
  return {
    kind: 'component',
    ...presentBase(page, used, presenter),
    props: page.props.map((member) => presentMember(member, 'prop', presenter)),
    slots: page.slots.map((member) => presentMember(member, 'slot', presenter)),
    classes: page.classes.map((one) => presentClass(one, presenter)),
    nativeProps,
    ...(ref && { refGives: ref.type }),
    ...(ref?.isInner && { refIsInner: true }),
    ...(theme && { theme }),
    inheritance,
  };
}

function presentInterface(page: ReadInterface, used: UsedPage, presenter: Presenter): InterfaceReference {
  return {
    kind: 'interface',
    ...presentBase(page, used, presenter),
    members: page.members.map((member) => presentMember(member, 'prop', presenter)),
  };
}

function presentBase(page: ReadPage, { usedBy, example }: UsedPage, presenter: Presenter) {
  const { name, source } = page;
  return {
    name,
    ...description(page, presenter.writer),
    ...deprecation(page, presenter.writer),
    imports: presentImports(page, presenter),
    usedBy,
    ...(example && { example }),
    ...(source && { source }),
  };
}

function presentImports({ imports }: ReadPage, { writer }: Presenter): ReferenceImport[] {
  return imports.map(({ code, plan }) => ({
    html: writer.place(codeBlockHtml({ text: code, language: 'tsx' })),
    ...(plan && { plan }),
  }));
}
