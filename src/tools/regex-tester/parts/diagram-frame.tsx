import type { ReactNode } from 'react';

export interface DiagramFrameProps {
  readonly label: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The room of the diagram, which stays while there is none. */
export function DiagramFrame({ label, actions, children }: DiagramFrameProps) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-1">
      <div className="-mt-1.5 -mb-0.5 flex min-h-7 items-center justify-between gap-2">
        <h2 className="text-sm font-medium">{label}</h2>
        {actions}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer (WCAG 2.1.1) */}
      <div tabIndex={0} className="min-h-24 overflow-x-auto rounded-md border border-line bg-surface p-2">
        {children}
      </div>
    </section>
  );
}
