import { styled } from '@mui/material/styles';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { pageFacts } from './page-facts';

const FactList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: theme.spacing(1.5),
  fontSize: '.8125rem',
  lineHeight: '28px',
  color: 'var(--x-ink-faint)',
  columnGap: theme.spacing(2.5),
  // The first of each line has its point outside, where only the ring around its link is shown.
  overflow: 'clip',
  overflowClipMargin: 4,
  '& li': { position: 'relative' },
  '& li + li::before': {
    content: ['"·"', '"·"/""'],
    position: 'absolute',
    insetInlineStart: theme.spacing(-2.5),
    width: theme.spacing(2.5),
    textAlign: 'center',
  },
  '& a, & li > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    color: 'var(--x-ink-soft)',
  },
  '& a': { textDecorationColor: 'transparent' },
  '& a:hover': { color: 'var(--x-accent)', textDecorationColor: 'currentColor' },
  '& .icon': { width: 13, height: 13 },
}));

type PageFactsProps = Pick<PageProps, 'content' | 'plan' | 'unstable'>;

/** The line under a page's description: its plan, its package, where to read and talk about it. */
export function PageFacts({ content, plan, unstable }: PageFactsProps) {
  const { t, urlTo } = useLanguage();
  const facts = content.kind === 'text' ? pageFacts(content.headers, t) : [];
  if (facts.length === 0 && !plan && !unstable) return null;
  return (
    <FactList>
      {plan && (
        <li>
          <a href={`${urlTo('/x/introduction/licensing')}#${plan}-plan`} className={`plan-fact is-${plan}`}>
            <Icon name={plan} />
            {plan === 'pro' ? t('proPlan') : t('premiumPlan')}
          </a>
        </li>
      )}
      {unstable && (
        <li>
          <span>{t('preview')}</span>
        </li>
      )}
      {facts.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </FactList>
  );
}
