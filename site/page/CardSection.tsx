/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { MenuEntry } from '../../generator/page/menu';
import { CardList } from './CardList';

const section = css({
  '& > h2': { marginTop: '3.25rem', fontSize: '1.5625rem', letterSpacing: '-.02em', lineHeight: 1.25 },
  '& > h2:lang(zh)': { letterSpacing: 0, lineHeight: 1.4 },
  '& > h2 + ul': { marginTop: '.75rem' },
});

interface CardSectionProps {
  title: string;
  entries: MenuEntry[];
}

/** Cards under a heading that looks like those of texts. */
export function CardSection({ title, entries }: CardSectionProps) {
  return (
    <section css={section}>
      <h2>{title}</h2>
      <CardList entries={entries} />
    </section>
  );
}
