import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'tooltip' | 'size' | 'variant'> {
  readonly icon: string;
  /** Its name, which is seen beside it under the pointer. */
  readonly label: string;
}

/** A quiet button that is one icon: of the head of a pane. */
export function IconButton({ label, className = '', ...button }: IconButtonProps) {
  return <Button tooltip={label} variant="text" size="small" className={`w-7 px-0! text-ink-soft! ${className}`} {...button} />;
}
