/** Shared styles of text boxes and selects. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink placeholder:text-ink-soft focus-visible:outline-offset-[-1px] disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger aria-invalid:bg-danger-soft';

/** The height and text size of a control in each specified size. */
export const controlSizes = {
  small: 'h-7 text-xs',
  medium: 'h-8.5 text-base',
  large: 'h-10 text-lg',
};

export type ControlSize = keyof typeof controlSizes;
