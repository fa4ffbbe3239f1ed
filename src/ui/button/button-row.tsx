import type { ReactNode } from 'react';

interface ButtonRowProps {
  /** A legend for the group, for example when the buttons fill in examples. */
  readonly caption?: string | undefined;
  readonly children: ReactNode;
}

/** A row of buttons that wraps. */
export function ButtonRow({ caption, children }: ButtonRowProps) {
  const row = <div className="flex flex-wrap gap-2">{children}</div>;
  if (caption === undefined) return row;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{caption}</legend>
      {row}
    </fieldset>
  );
}
