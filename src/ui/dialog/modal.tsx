import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useWords } from '../words/words.ts';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Its visible heading and accessible name. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the page: the platform's own, which keeps the focus inside, closes on Escape and gives the focus back.
 * A press outside closes it too. It stands above every layer of popups; what pops up in it must be its descendant.
 */
export function Modal({ isOpen, title, onClose, children }: ModalProps) {
  const titleId = useId();
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false); // a selection that began inside may end outside
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close(); // also when it leaves the page while open: only closing gives the focus back
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A file field in the dialog cancels too.
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => {
        isPressOutside.current = isOutside(event);
      }}
      onClick={(event) => isPressOutside.current && isOutside(event) && onClose()}
      className="m-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-transparent p-4 text-ink backdrop:bg-black/40 open:grid open:grid-cols-1"
    >
      {/* The dialog is as large as the window and scrolls, so that a list may pop up out of the box. */}
      <div className="relative m-auto w-130 max-w-full rounded-md border bg-surface">
        <h2 id={titleId} className="pt-3 pe-12 pb-2 ps-4 text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <div className="px-4 pt-1 pb-4">{isOpen && children}</div>
        {/* Last, so that the focus goes to what the dialog is about. */}
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

/** On the dialog itself: neither on the box in it nor on its scroll bar. */
const isOutside = ({ target, currentTarget, clientX }: MouseEvent): boolean => {
  const along = clientX - currentTarget.clientLeft; // on a page from right to left the scroll bar is on the left
  return target === currentTarget && along >= 0 && along < currentTarget.clientWidth;
};
