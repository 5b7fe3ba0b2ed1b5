/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { vars } from '../theme/vars';
import { pageFacts } from './page-facts';

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: 12,
  fontSize: '.8125rem',
  lineHeight: '28px',
  color: vars.inkFaint,
  columnGap: 20,
  // The first of each line has its point outside, where only the ring around its link is shown.
  overflow: 'clip',
  overflowClipMargin: 4,
  '& li': { position: 'relative' },
  '& li + li::before': {
    content: ['"·"', '"·"/""'],
    position: 'absolute',
    insetInlineStart: -20,
    width: 20,
    textAlign: 'center',
  },
  '& a, & li > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: vars.inkSoft,
  },
  '& a': { textDecorationColor: 'transparent' },
  '& a:hover': { color: vars.accent, textDecorationColor: 'currentColor' },
  '& .icon': { width: 13, height: 13 },
});

const planStyles = {
  pro: css({ '& .icon': { color: vars.pro } }),
  premium: css({ '& .icon': { color: vars.premium } }),
};

type PageFactsProps = Pick<PageProps, 'content' | 'plan' | 'unstable'>;

/** The line under a page's description: its plan, its package, where to read and talk about it. */
export function PageFacts({ content, plan, unstable }: PageFactsProps) {
  const { t, urlTo } = useLanguage();
  const known = content.kind === 'text' ? pageFacts(content.headers, t) : [];
  if (known.length === 0 && !plan && !unstable) return null;
  return (
    <ul css={facts}>
      {plan && (
        <li>
          <a href={`${urlTo('/x/introduction/licensing')}#${plan}-plan`} css={planStyles[plan]}>
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
      {known.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
