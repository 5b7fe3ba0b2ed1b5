/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { MenuEntry } from '../../generator/page/menu';
import { Badges } from '../navigation/Badges';
import { chipsInside } from '../theme/chip-styles';
import { vars } from '../theme/vars';

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: 12,
  marginTop: 24,
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    height: '100%',
    minHeight: 60,
    padding: '14px 16px',
    border: `1px solid ${vars.line}`,
    borderRadius: vars.radius,
    fontWeight: 560,
    lineHeight: 1.4,
    color: vars.ink,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: vars.accent, color: vars.accent },
  ...chipsInside,
});

/** Pages as cards: their titles, and what the menu says beside them. */
export function CardList({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul css={cards}>
      {entries.map((entry) => (
        <li key={entry.pathname}>
          <a href={entry.url}>
            {entry.title}
            <Badges {...entry} />
          </a>
        </li>
      ))}
    </ul>
  );
}
