import type { ReactNode } from 'react';

/** Buttons beside each other that wrap. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}
