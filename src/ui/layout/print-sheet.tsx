import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../feedback/use-hydrated.ts';

export interface PrintSheetProps {
  /** The text of the button. */
  readonly button: string;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A button that prints only its content, not the rest of the page. See `print-sheet` in styles.css. */
export function PrintSheet({ button, isDisabled, children }: PrintSheetProps) {
  const isHydrated = useHydrated();
  const sheet = useRef<HTMLDivElement>(null);

  const print = () => {
    sheet.current?.setAttribute('data-printed', '');
    addEventListener('afterprint', () => sheet.current?.removeAttribute('data-printed'), { once: true });
    window.print();
  };

  return (
    <>
      <Button icon="printer" isDisabled={isDisabled} onClick={print}>
        {button}
      </Button>
      {/* Rendered before printing, so that its images are loaded. */}
      {isHydrated &&
        createPortal(
          <div ref={sheet} className="print-sheet">
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}
