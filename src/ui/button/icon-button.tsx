import { Button, type ButtonProps } from './button.tsx';
import { Tooltip } from '../dialog/tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size' | 'variant'> {
  readonly icon: string;
  /** Its name, which is seen beside it under the pointer. */
  readonly label: string;
}

/** A quiet button that is one icon: of the head of a pane. */
export function IconButton({ label, className = '', ...button }: IconButtonProps) {
  return (
    <Tooltip text={label} isName>
      <Button variant="text" size="small" className={`w-7 px-0! text-ink-soft! ${className}`} {...button} />
    </Tooltip>
  );
}
