import type { MenuEntry } from '../../generator/contract/page';
import { Icon } from '../theme/Icon';
import { Badges } from './Badges';
import { menuGlyphs } from './glyphs';

/** Where the reader is in the menu. */
export interface MenuPlace {
  pathname: string;
  /** Pathnames of the groups around the page. */
  parents: ReadonlySet<string>;
}

interface MenuListProps {
  entries: MenuEntry[];
  place: MenuPlace;
}

/** One level of the menu. `draw-menu.ts` makes the same elements for groups opened later. */
export function MenuList({ entries, place }: MenuListProps) {
  return (
    <ul>
      {entries.map((entry) =>
        entry.subheader ? (
          <MenuSection key={entry.pathname} entry={entry} place={place} />
        ) : (
          <MenuItem key={entry.pathname} entry={entry} place={place} />
        ),
      )}
    </ul>
  );
}

interface MenuLineProps {
  entry: MenuEntry;
  place: MenuPlace;
}

/** A label and the lines under it, always open. */
function MenuSection({ entry, place }: MenuLineProps) {
  return (
    <li className="menu-section">
      <span className="menu-label">
        {entry.title}
        <Badges {...entry} />
      </span>
      {entry.children && <MenuList entries={entry.children} place={place} />}
    </li>
  );
}

/** A page, or a group that leads to its first page and can be unfolded. */
function MenuItem({ entry, place }: MenuLineProps) {
  const { pathname, title, url, children } = entry;
  const isGroup = entry.closed || children;
  const glyph = menuGlyphs[pathname];
  return (
    <li className={place.parents.has(pathname) ? 'is-branch' : undefined}>
      <a href={url} aria-current={pathname === place.pathname ? 'page' : undefined}>
        {glyph && <Icon name={`glyph-${glyph}`} />}
        <span>{title}</span>
        <Badges {...entry} />
      </a>
      {isGroup && (
        <button
          type="button"
          className="needs-script"
          aria-expanded={!!children}
          aria-label={title}
          data-group={pathname}
        >
          <Icon name="chevron" />
        </button>
      )}
      {children && <MenuList entries={children} place={place} />}
    </li>
  );
}
