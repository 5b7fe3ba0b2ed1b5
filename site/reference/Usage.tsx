/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import {
  type ComponentReference,
  type InterfaceReference,
  referenceSections,
} from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { Example } from './Example';
import { Imports } from './Imports';

interface UsageProps {
  reference: ComponentReference | InterfaceReference;
  /** What is said of its package. */
  children: ReactNode;
}

/** How something is imported and used. It is what a page begins with, so its heading is for those who cannot see that. */
export function Usage({ reference: { imports, example }, children }: UsageProps) {
  const { t } = useLanguage();
  if (imports.length === 0 && !example) return children;
  return (
    <section aria-labelledby={referenceSections.import}>
      <h2 className="visually-hidden" id={referenceSections.import}>
        {t('referenceUsage')}
      </h2>
      <Imports imports={imports} />
      {children}
      {example && <Example example={example} />}
    </section>
  );
}
