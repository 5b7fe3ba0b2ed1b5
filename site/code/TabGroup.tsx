/** @jsxImportSource @emotion/react */
import { type Slot, slot } from '../../generator/page/marks';
import { CODE } from '../support/dom';
import { hook } from '../support/hooks';
import { TABS } from './hooks';
import { tabStyles as styles } from './tab-styles';

/** One of several pieces of code. */
export interface Tab {
  name: string;
  html: Slot;
}

interface TabGroupProps {
  /** Begins the ids of tabs and panels. */
  id: string;
  /** What the tabs have in common. */
  label: string;
  tabs: Tab[];
  /** Groups with one key change together, on every page. */
  storageKey?: string | undefined;
}

/**
 * Pieces of code as tabs. Without the script they stand below one another under their names; the script
 * makes them change places (enhance-tabs.ts).
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
