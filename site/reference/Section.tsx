/** @jsxImportSource @emotion/react */
import type { ReactNode } from 'react';
import { headingStyles } from '../theme/heading-styles';
import { sectionStyles } from './reference-styles';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a heading that links to itself, as in texts. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section css={sectionStyles.section} aria-labelledby={id}>
      <div className="section-heading" css={headingStyles}>
        <h2 id={id}>{title}</h2>
        <a className="anchor-link" href={`#${id}`}>
          <span className="visually-hidden">{title}</span>
        </a>
      </div>
      {children}
    </section>
  );
}
