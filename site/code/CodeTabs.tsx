import type { CodeTab } from '../../generator/page/content';
import { useLanguage } from '../language/LanguageProvider';
import { TabGroup } from './TabGroup';

interface CodeTabsProps {
  id: string;
  tabs: CodeTab[];
  /** The storage key of the reader's choice. */
  storageKey: string | undefined;
}

/** A `<codeblock>` group of a text: alternatives, such as package managers. */
export function CodeTabs({ id, tabs, storageKey }: CodeTabsProps) {
  const { t } = useLanguage();
  const named = tabs.map(({ tab, html }) => ({ name: tab, html }));
  return <TabGroup id={id} label={t('codeTabs')} tabs={named} storageKey={storageKey} />;
}
