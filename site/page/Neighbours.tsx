/** @jsxImportSource @emotion/react */
import type { Neighbour } from '../../generator/page/menu';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { neighboursStyles } from './page-end-styles';

/** Where reading goes on. */
export function Neighbours({ previous, next }: Pick<PageProps, 'previous' | 'next'>) {
  const { t } = useLanguage();
  if (!previous && !next) return null;
  return (
    <nav css={neighboursStyles} aria-label={t('neighbours')}>
      {previous && <NeighbourLink rel="prev" label={t('previous')} page={previous} />}
      {next && <NeighbourLink rel="next" label={t('next')} page={next} />}
    </nav>
  );
}

interface NeighbourLinkProps {
  rel: 'prev' | 'next';
  label: string;
  page: Neighbour;
}

function NeighbourLink({ rel, label, page }: NeighbourLinkProps) {
  return (
    <a href={page.url} rel={rel}>
      <small>{page.section ? `${label} · ${page.section}` : label}</small>
      <span>{page.title}</span>
      <Icon name="chevron" />
    </a>
  );
}
