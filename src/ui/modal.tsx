import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useWords } from './words.ts';

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
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close(); // also when it leaves the page while open: only closing gives the focus back
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // A file field in the dialog cancels too.
      onCancel={(event) => event.target === event.currentTarget && onClose()}
      onPointerDown={(event) => {
        if (isOutside(event, event.currentTarget.getBoundingClientRect())) onClose();
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-130 max-w-[calc(100vw-2rem)] flex-col overscroll-contain rounded-md border bg-surface p-0 text-ink backdrop:bg-black/40 open:flex"
    >
      <div className="flex items-start justify-between gap-2 px-4 pt-3 pb-2">
        <h2 id={titleId} className="min-w-0 text-lg font-semibold wrap-anywhere">
          {title}
        </h2>
        <Button size="small" variant="text" icon="x" className="-mr-2 w-7 px-0!" aria-label={words.close} onClick={onClose} />
      </div>
      <div className="min-h-0 overflow-auto px-4 pt-1 pb-4">{isOpen && children}</div>
    </dialog>
  );
}

/** A press on the backdrop is a press on the dialog itself, outside of its box. */
const isOutside = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }, box: DOMRect): boolean =>
  x < box.left || x > box.right || y < box.top || y > box.bottom;
