/** @jsxImportSource @emotion/react */
import { type Slot, slot } from '../../generator/page/marks';
import { hook } from '../support/hooks';
import { CODE, TABS } from './hooks';
import { tabStyles as styles } from './tab-styles';

/** One of several code blocks. */
export interface Tab {
  name: string;
  html: Slot;
}

interface TabGroupProps {
  /** The prefix of the ids of tabs and panels. */
  id: string;
  /** The label of the group. */
  label: string;
  tabs: Tab[];
  /** Groups with one key change together, on every page. */
  storageKey?: string | undefined;
}

/**
 * Code blocks as tabs. Without a script they are below one another, with their names; the script turns them
 * into tabs (enhance-tabs.ts).
 */
export function TabGroup({ id, label, tabs, storageKey }: TabGroupProps) {
  return (
    <div css={styles.group} {...hook(TABS)} data-storage-key={storageKey}>
      <div css={styles.list} role="tablist" aria-label={label}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, html }, index) => (
        <div
          key={name}
          {...hook(CODE)}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-current={index === 0 || undefined}
        >
          <p>{name}</p>
          {slot(html)}
        </div>
      ))}
    </div>
  );
}
