import { lazy, Suspense, useState } from 'react';
import type { DataType } from '#core/data-type.ts';
import { Button } from '#ui/button.tsx';
import { useToolContext } from './tool-context.ts';

const SendToDialog = lazy(() => import('./send-to-dialog.tsx'));

export interface SendToProps {
  /** The label of the output. */
  readonly label: string;
  readonly produces: DataType;
  readonly value: string;
}

/** Hands an output over to another tool that takes it. */
export function SendTo({ label, produces, value }: SendToProps) {
  const { shellText } = useToolContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="text"
        icon="send-2"
        isDisabled={value === ''}
        aria-label={shellText('workbench.sendTo', { label })}
        onClick={() => setOpen(true)}
      >
        {shellText('workbench.sendToShort')}
      </Button>
      {isOpen && (
        <Suspense>
          <SendToDialog {...{ label, produces, value }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
