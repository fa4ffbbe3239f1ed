export interface ButtonLook {
  readonly variant?: 'basic' | 'text' | undefined;
  readonly tone?: 'default' | 'primary' | 'warning' | 'error' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Makes the button a circle, for a single icon or character. */
  readonly isCircle?: boolean | undefined;
}

const sizes = { small: 'min-h-7 text-xs', medium: 'min-h-8.5 text-base', large: 'min-h-10 text-lg' };
const widths = { small: 'px-2.5', medium: 'px-3.5', large: 'px-4.5' };
const circles = { small: 'w-7 rounded-full', medium: 'w-8.5 rounded-full', large: 'w-10 rounded-full' };

const tones = {
  basic: {
    default: 'border-line-strong bg-surface text-ink enabled:hover:bg-sunken',
    primary: 'border-accent bg-accent text-on-accent enabled:hover:brightness-105',
    warning: 'border-warning bg-warning-soft text-warning enabled:hover:brightness-105',
    error: 'border-danger bg-danger-soft text-danger enabled:hover:brightness-105',
  },
  text: {
    default: 'border-transparent text-ink hover:bg-sunken',
    primary: 'border-transparent text-accent-ink hover:bg-accent-soft',
    warning: 'border-transparent text-warning hover:bg-warning-soft',
    error: 'border-transparent text-danger hover:bg-danger-soft',
  },
};

/** CSS classes for a button, or for a link that looks like one. */
export const buttonClass = ({ variant = 'basic', tone = 'default', size = 'medium', isCircle = false }: ButtonLook): string =>
  `inline-flex max-w-full shrink-0 select-none items-center justify-center gap-1.5 wrap-anywhere border font-medium disabled:cursor-not-allowed disabled:opacity-50 ${sizes[size]} ${isCircle ? circles[size] : `rounded-md ${widths[size]}`} ${tones[variant][tone]}`;
