import { useId } from 'react';

export interface SwatchProps {
  readonly label: string;
  /** `#rrggbb` or `#rrggbbaa`; empty without a color. */
  readonly hex: string;
}

/** A color on a checkered background, which reveals its transparency. */
export function Swatch({ label, hex }: SwatchProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; an img would need a file for each color */}
      <svg role="img" aria-labelledby={id} className="h-24 w-full rounded-md border border-line-strong forced-color-adjust-none">
        <pattern id={`${id}ground`} width="16" height="16" patternUnits="userSpaceOnUse">
          <rect width="16" height="16" fill="#fff" />
          <path d="M0 0h8v16h8V8H0z" fill="#ccc" />
        </pattern>
        {hex !== '' && (
          <>
            <rect width="100%" height="100%" fill={`url(#${id}ground)`} />
            <rect width="100%" height="100%" fill={hex} />
          </>
        )}
      </svg>
    </div>
  );
}
