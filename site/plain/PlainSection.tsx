import type { ReactNode } from 'react';

/** A part of the page under its heading. */
export function PlainSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
