import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { pageFacts } from '../page/page-facts';

/** The facts below a page's description: its plan, its package, and links for reading and discussion. */
export function PlainFacts({ content, plan, unstable }: Pick<PageProps, 'content' | 'plan' | 'unstable'>) {
  const { t, urlTo } = useLanguage();
  const facts = content.kind === 'text' ? pageFacts(content.headers, t) : [];
  return (
    <ul>
      {plan && (
        <li>
          <a href={`${urlTo('/x/introduction/licensing')}#${plan}-plan`}>
            {plan === 'pro' ? t('proPlan') : t('premiumPlan')}
          </a>
        </li>
      )}
      {unstable && <li>{t('preview')}</li>}
      {facts.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
