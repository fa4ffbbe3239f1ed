import type { ReactNode } from 'react';

export interface CardProps {
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A bordered group of related content. */
export function Card({ title, children }: CardProps) {
  return (
    <section className="min-w-0 rounded-md border bg-surface p-4">
      {title !== undefined && <h2 className="mb-2 text-lg font-semibold">{title}</h2>}
      {children}
    </section>
  );
}
