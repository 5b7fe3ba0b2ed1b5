import { styled } from '@mui/material/styles';
import type { PageProps } from '../../generator/contract/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { pageFacts } from './page-facts';

const FactList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2.5),
  '& a, & li > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    padding: '3px 10px',
    border: '1px solid var(--x-line)',
    borderRadius: 99,
    fontSize: '.8125rem',
    lineHeight: '20px',
    color: 'var(--x-ink-soft)',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: 'var(--x-accent-line)', color: 'var(--x-accent)' },
  '& .icon': { width: 13, height: 13 },
}));

type PageFactsProps = Pick<PageProps, 'content' | 'plan' | 'unstable'>;

/** The chips under a page's description: its plan, its package, where to read and talk about it. */
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
