import type { ReactNode } from 'react';

/**
 * A wrapping row of fields, such as the options above input and output. Labels are above their controls. A switch beside such fields is
 * aligned with their controls if the row is wide enough not to wrap before it.
 */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return (
    <div data-field-row className="@columns:[&:has(>[data-field])>[data-marked-field]]:pt-6 flex flex-wrap items-start gap-x-5 gap-y-2">
      {children}
    </div>
  );
}
