import type { PageProps } from '../../../generator/page/page';
import type {
  ComponentReference,
  InterfaceReference,
  ReferenceMember,
  ReferencePage,
} from '../../../generator/page/reference';
import { serverEntry } from '../../../site/entries/server';
import { pageProps } from '../page-props';

/** A prop with some of it changed. */
export function member(name: string, own: Partial<ReferenceMember> = {}): ReferenceMember {
  return { name, anchor: `prop-${name}`, required: false, type: [[{ text: 'string' }]], ...own };
}

/** A component with some of it changed. */
export function component(own: Partial<ComponentReference> = {}): ComponentReference {
  return {
    kind: 'component',
    name: 'BarChart',
    imports: [{ html: 0 }],
    usedBy: [],
    props: [member('series', { required: true }), member('layout', { default: "'vertical'" })],
    slots: [],
    classes: [],
    nativeProps: false,
    inheritance: [],
    ...own,
  };
}

/** An interface with some of it changed. */
export function anInterface(own: Partial<InterfaceReference> = {}): InterfaceReference {
  return {
    kind: 'interface',
    name: 'AxisConfig',
    imports: [],
    usedBy: [],
    members: [member('id', { required: true }), member('min')],
    ...own,
  };
}

/** A page of the reference, drawn. */
export function drawn(reference: ReferencePage, own: Partial<PageProps> = {}) {
  return serverEntry.render(
    pageProps({
      pathname: '/x/api/charts/bar-chart',
      url: '/x/api/charts/bar-chart/',
      title: 'BarChart',
      content: { kind: 'reference', reference },
      ...own,
    }),
  );
}
