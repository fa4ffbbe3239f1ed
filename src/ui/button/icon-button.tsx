import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'tooltip' | 'size' | 'variant'> {
  readonly icon: string;
  /** The accessible name. Also shown as a tooltip. */
  readonly label: string;
}

/** A subtle icon-only button, for example in the header of a pane. */
export function IconButton({ label, className = '', ...button }: IconButtonProps) {
  return <Button tooltip={label} variant="text" size="small" className={`w-7 px-0! text-ink-soft! ${className}`} {...button} />;
}
