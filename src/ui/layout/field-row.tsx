import type { ReactNode } from 'react';

/**
 * Fields beside each other that wrap: the bar of options above input and output. Labels stand above their controls here;
 * beside such fields a switch stands at the height of their controls, where the row is wide enough not to wrap before it.
 */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return (
    <div data-field-row className="@columns:[&:has(>[data-field])>[data-marked-field]]:pt-6 flex flex-wrap items-start gap-x-5 gap-y-2">
      {children}
    </div>
  );
}
