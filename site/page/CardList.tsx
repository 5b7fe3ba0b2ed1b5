import { styled } from '@mui/material/styles';
import type { MenuEntry } from '../../generator/page/menu';
import { Badges } from '../navigation/Badges';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,15rem),1fr))',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(3),
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
    height: '100%',
    minHeight: 60,
    padding: theme.spacing(1.75, 2),
    border: '1px solid var(--x-line)',
    borderRadius: 'var(--x-radius)',
    fontWeight: 560,
    lineHeight: 1.4,
    color: 'var(--x-ink)',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'var(--x-accent)', color: 'var(--x-accent)' },
}));

/** Pages as cards: their titles, and what the menu says beside them. */
export function CardList({ entries }: { entries: MenuEntry[] }) {
  return (
    <Cards className="cards">
      {entries.map((entry) => (
        <li key={entry.pathname}>
          <a href={entry.url}>
            {entry.title}
            <Badges {...entry} />
          </a>
        </li>
      ))}
    </Cards>
  );
}
