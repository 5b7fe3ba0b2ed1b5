import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page with a heading that links to itself, as those of texts do. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className="reference-section" aria-labelledby={id}>
      <div className="section-heading">
        <h2 id={id}>{title}</h2>
        <a className="anchor-link" href={`#${id}`}>
          <span className="visually-hidden">{title}</span>
        </a>
      </div>
      {children}
    </section>
  );
}
