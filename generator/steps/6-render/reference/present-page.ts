import type {
  ComponentReference,
  InterfaceReference,
  ReferenceImport,
  ReferenceLink,
} from '../../../contract/reference';
import { codeBlockHtml } from '../../../markup/code/code-html';
import type { ReadComponent, ReadInterface, ReadPage } from '../../../model/reference-pages';
import { deprecation, description, type Presenter, presentClass, presentMember } from './present-members';

/** A page of the reference and the HTML of its slots. */
export interface PresentedPage<T> {
  reference: T;
  slots: string[];
}

/** Makes of one page's data what the site draws. */
export function presentPage(
  page: ReadPage,
  usedBy: ReferenceLink[],
  presenter: Presenter,
): PresentedPage<ComponentReference | InterfaceReference> {
  const reference =
    page.kind === 'component'
      ? presentComponent(page, usedBy, presenter)
      : presentInterface(page, usedBy, presenter);
  return { reference, slots: presenter.writer.slots };
}

function presentComponent(
  page: ReadComponent,
  usedBy: ReferenceLink[],
  presenter: Presenter,
): ComponentReference {
  const { nativeProps, ref, theme, inheritance } = page;
  return {
    kind: 'component',
    ...presentBase(page, usedBy, presenter),
    props: page.props.map((member) => presentMember(member, 'prop', presenter)),
    slots: page.slots.map((member) => presentMember(member, 'slot', presenter)),
    classes: page.classes.map((one) => presentClass(one, presenter)),
    nativeProps,
    ...(ref && { refGives: ref.type }),
    ...(theme && { theme }),
    inheritance,
  };
}

function presentInterface(
  page: ReadInterface,
  usedBy: ReferenceLink[],
  presenter: Presenter,
): InterfaceReference {
  return {
    kind: 'interface',
    ...presentBase(page, usedBy, presenter),
    members: page.members.map((member) => presentMember(member, 'prop', presenter)),
  };
}

function presentBase(page: ReadPage, usedBy: ReferenceLink[], presenter: Presenter) {
  const { name, source } = page;
  return {
    name,
    ...description(page, presenter.writer),
    ...deprecation(page, presenter.writer),
    imports: presentImports(page, presenter),
    usedBy,
    ...(source && { source }),
  };
}

function presentImports({ imports }: ReadPage, { writer }: Presenter): ReferenceImport[] {
  return imports.map(({ code, plan }) => ({
    html: writer.place(codeBlockHtml({ text: code, language: 'tsx' })),
    ...(plan && { plan }),
  }));
}
