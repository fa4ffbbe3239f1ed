import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useWords } from '../words/words.ts';

export interface ModalProps {
  readonly isOpen: boolean;
  /** The visible heading and the accessible name. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, which keeps the focus inside, closes on Escape, and restores the focus. A press outside also closes it. It is
 * above every other layer, so popups in it must be its descendants.
 */
export function Modal({ isOpen, title, onClose, children }: ModalProps) {
  const titleId = useId();
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false); // a selection that began inside can end outside
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close(); // also if it is removed while open, because only closing restores the focus
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A file field in the dialog also fires cancel events.
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => {
        isPressOutside.current = isOutside(event);
      }}
      onClick={(event) => isPressOutside.current && isOutside(event) && onClose()}
      className="m-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-transparent p-4 text-ink backdrop:bg-black/40 open:grid open:grid-cols-1"
    >
      {/* The dialog fills the window and scrolls, so that a list can extend beyond the box. */}
      <div className="relative m-auto w-130 max-w-full rounded-md border bg-surface">
        <h2 id={titleId} className="pt-3 pe-12 pb-2 ps-4 text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <div className="px-4 pt-1 pb-4">{isOpen && children}</div>
        {/* Last, so that the content receives the initial focus. */}
        <Button
          size="small"
          variant="text"
          icon="x"
          className="absolute top-2 end-2 w-7 px-0!"
          aria-label={words.close}
          onClick={onClose}
        />
      </div>
    </dialog>
  );
}

/** Whether an event is on the dialog element itself, not on the box in it or on the scroll bar. */
const isOutside = ({ target, currentTarget, clientX }: MouseEvent): boolean => {
  const along = clientX - currentTarget.clientLeft; // on a right-to-left page, the scroll bar is on the left
  return target === currentTarget && along >= 0 && along < currentTarget.clientWidth;
};
