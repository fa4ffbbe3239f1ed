import type { ReactNode } from 'react';
import type { TokenStretch } from '../token-parts.ts';

const looks = {
  header: { text: 'text-code-constant', edge: 'border-code-constant' },
  payload: { text: 'text-code-name', edge: 'border-code-name' },
  signature: { text: 'text-code-string', edge: 'border-code-string' },
} as const;

/** Colors the parts of a token in its field as what is said of them. */
export const partHighlights = (stretches: readonly TokenStretch[]) => (from: number, to: number) =>
  stretches
    .filter((stretch) => stretch.from < to && stretch.to > from && stretch.to > stretch.from)
    .map(({ part, ...stretch }) => ({ ...stretch, className: looks[part].text }));

interface TokenPartProps {
  readonly part: TokenStretch['part'];
  readonly children: ReactNode;
}

/** What is said of one part of a token, at an edge in its color. */
export function TokenPart({ part, children }: TokenPartProps) {
  return <div className={`min-w-0 border-s-3 ps-3 ${looks[part].edge}`}>{children}</div>;
}
