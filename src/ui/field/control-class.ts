/** The look of everything that is typed into or chosen from. */
export const controlClass =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink placeholder:text-ink-soft focus-visible:outline-offset-[-1px] disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger aria-invalid:bg-danger-soft';

/** How high a control is and how large its text, by the sizes of the specification. */
export const controlSizes = {
  small: 'h-7 text-xs',
  medium: 'h-8.5 text-base',
  large: 'h-10 text-lg',
};

export type ControlSize = keyof typeof controlSizes;
