import type { ReactNode } from 'react';

interface ButtonRowProps {
  /** What they fill in, such as examples, where they do that. */
  readonly caption?: string | undefined;
  readonly children: ReactNode;
}

/** Buttons beside each other that wrap. */
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
