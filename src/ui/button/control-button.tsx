import type { ComponentProps } from 'react';
import { Icon } from '../image/icon.tsx';

/** An icon-only button inside the edge of a control. */
export function ControlButton({ icon, ...rest }: { readonly icon: string; readonly 'aria-label': string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="inline-flex size-6 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
