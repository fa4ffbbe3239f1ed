import { type ReactNode, useEffect, useRef } from 'react';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Its visible heading and accessible name. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page: the platform's own, which keeps the focus inside, closes on Escape and gives the focus back. */
export function Modal({ isOpen, title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    // A press on the dialog itself, not on what is in it, is a press on the backdrop.
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className="m-auto w-130 max-w-[calc(100vw-2rem)] rounded-md border bg-surface p-0 text-ink backdrop:bg-black/40"
    >
      <div className="p-4">
        <h2 className="mb-3 text-base font-semibold">{title}</h2>
        {isOpen && children}
      </div>
    </dialog>
  );
}
