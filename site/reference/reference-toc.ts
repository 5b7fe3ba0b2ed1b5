import type { TocEntry } from '../../generator/page/content';
import {
  type ComponentReference,
  referenceSections as ids,
  type ReferencePage,
} from '../../generator/page/reference';
import type { Translate } from '../language/translate';

/** The table of contents of a reference page: its sections. Rows of lists are found by the filter. */
export function referenceToc(reference: ReferencePage, t: Translate): TocEntry[] {
  if (reference.kind === 'index') {
    return [
      ...section(reference.components, ids.components, t('referenceComponents')),
      ...section(reference.interfaces, ids.interfaces, t('referenceInterfaces')),
    ];
  }
  const members = reference.kind === 'component' ? reference.props : reference.members;
  const name = reference.kind === 'component' ? t('referenceProps') : t('referenceMembers');
  return [
    ...section(reference.example ? [1] : reference.imports, ids.import, t('referenceUsage')),
    ...section(reference.usedBy, ids.demos, t('referenceUsedBy')),
    ...section(members, ids.props, name),
    ...(reference.kind === 'component' ? componentSections(reference, t) : []),
    ...section(reference.source ? [1] : [], ids.source, t('referenceSource')),
  ];
}

function componentSections(
  { inheritance, theme, slots, classes }: ComponentReference,
  t: Translate,
): TocEntry[] {
  return [
    ...section(inheritance, ids.inheritance, t('referenceInheritance')),
    ...section(theme ? [theme] : [], ids.theme, t('referenceTheme')),
    ...section(slots, ids.slots, t('referenceSlots')),
    ...section(classes, ids.classes, t('referenceClasses')),
  ];
}

/** An empty section has no heading. */
function section(content: readonly unknown[], hash: string, title: string): TocEntry[] {
  return content.length > 0 ? [{ hash, title, level: 2 }] : [];
}
