import type { ReactNode } from 'react';

/** Small fields, such as switches, in two columns where there is room. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-1 pb-3 sm:grid-cols-2">{children}</div>;
}
