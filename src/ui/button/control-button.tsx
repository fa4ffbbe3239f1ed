import type { ComponentProps } from 'react';
import { Icon } from '../image/icon.tsx';

/** A button that stands inside the edge of a control and has only an icon. */
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
