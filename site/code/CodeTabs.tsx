import { type CodeTab, slot } from '../../generator/contract/page';
import { useLanguage } from '../language/LanguageProvider';

interface CodeTabsProps {
  /** Begins the ids of tabs and panels. */
  id: string;
  tabs: CodeTab[];
  /** Groups with the same key change together, on every page. */
  storageKey: string | undefined;
}

/**
 * Ways to do one thing, as tabs. Without the script they stand below one another under their names;
 * it makes tabs of them (wake-tabs.ts).
 */
export function CodeTabs({ id, tabs, storageKey }: CodeTabsProps) {
  const { t } = useLanguage();
  return (
    <div className="tabs" data-storage-key={storageKey}>
      <div className="tab-list" role="tablist" aria-label={t('codeTabs')}>
        {tabs.map(({ tab }, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {tab}
          </button>
        ))}
      </div>
      {tabs.map(({ tab, html }, index) => (
        <div
          key={tab}
          className="tab-panel code-block"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-current={index === 0 || undefined}
        >
          <p className="tab-name">{tab}</p>
          {slot(html)}
        </div>
      ))}
    </div>
  );
}
