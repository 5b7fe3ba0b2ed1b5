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
  /** A note on its package. */
  children: ReactNode;
}

/** Imports and example. Its heading is visually hidden, because it is the beginning of the page. */
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
