import type { ReactNode } from 'react';

/** A section with its heading. */
export function PlainSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
