import type { CodeTab } from '../../generator/page/content';
import { useLanguage } from '../language/LanguageProvider';
import { TabGroup } from './TabGroup';

interface CodeTabsProps {
  id: string;
  tabs: CodeTab[];
  /** The reader's choice is remembered under this name. */
  storageKey: string | undefined;
}

/** A `<codeblock>` group of the text: ways to do one thing, such as package managers. */
export function CodeTabs({ id, tabs, storageKey }: CodeTabsProps) {
  const { t } = useLanguage();
  const named = tabs.map(({ tab, html }) => ({ name: tab, html }));
  return <TabGroup id={id} label={t('codeTabs')} tabs={named} storageKey={storageKey} />;
}
