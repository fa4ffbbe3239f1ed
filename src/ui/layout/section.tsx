import type { ReactNode } from 'react';

const gaps = { small: 'gap-2', medium: 'gap-3' } as const;

interface SectionProps {
  readonly heading: string;
  /** The gap between the parts. Defaults to `medium`. */
  readonly gap?: keyof typeof gaps | undefined;
  readonly children: ReactNode;
}

/** A part of a tool with a heading. */
export function Section({ heading, gap = 'medium', children }: SectionProps) {
  return (
    <section className={`grid content-start ${gaps[gap]}`}>
      <h2 className="text-base font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
