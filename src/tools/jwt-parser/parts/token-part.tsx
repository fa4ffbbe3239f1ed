import type { ReactNode } from 'react';
import type { TextPart } from '#core/outputs.ts';

/** The colors of the parts in the field. */
const edges = {
  first: 'border-code-constant',
  second: 'border-code-name',
  third: 'border-code-string',
} as const satisfies Record<TextPart, string>;

interface TokenPartProps {
  readonly part: TextPart;
  readonly children: ReactNode;
}

/** The details of one part of a token, beside an edge in its color. */
export function TokenPart({ part, children }: TokenPartProps) {
  return <div className={`min-w-0 border-s-3 ps-3 ${edges[part]}`}>{children}</div>;
}
