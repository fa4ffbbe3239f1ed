import type { ReactNode } from 'react';
import { Icon } from '../image/icon.tsx';

export interface AlertProps {
  readonly type?: 'warning' | 'error' | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
}

const looks = { warning: 'border-warning bg-warning-soft text-warning', error: 'border-danger bg-danger-soft text-danger' };

/** A prominent box. A screen reader announces an error immediately and a warning later. */
export function Alert({ type = 'warning', title, children }: AlertProps) {
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={`flex gap-2 rounded-md border px-3 py-2 ${looks[type]}`}>
      {type === 'error' ? <Icon name="alert-circle" className="mt-0.5" /> : <Icon name="alert-triangle" className="mt-0.5" />}
      <div className="min-w-0">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
