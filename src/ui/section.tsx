import type { ReactNode } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a tool under its heading. */
export function Section({ heading, children }: SectionProps) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-base font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
