import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../image/icon.tsx';

export interface CollapseProps {
  readonly title: string;
  readonly isOpenInitially?: boolean | undefined;
  /** Called on opening, so that the content can be loaded. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A header that shows and hides the content below it. */
export function Collapse({ title, isOpenInitially = false, onOpen, children }: CollapseProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenInitially);
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-8.5 w-full pointer-coarse:min-h-12! items-center gap-1.5 rounded-md px-1 text-start font-medium hover:bg-sunken"
      >
        <Icon name="chevron-right" className={`transition-transform ${isOpen ? 'rotate-90' : 'rtl:-scale-x-100'}`} />
        {title}
      </button>
      <div id={id} hidden={!isOpen} className="pt-1 pb-2 ps-6">
        {children}
      </div>
    </div>
  );
}
