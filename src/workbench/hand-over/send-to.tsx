import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { SentOutput } from './hand-over.ts';
import { useToolContext } from '../tool/tool-context.ts';

const SendToDialog = lazy(() => import('./send-to-dialog.tsx'));

/** Hands an output over to another tool that takes it. */
export function SendTo({ label, produces, value, whole }: SentOutput) {
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
          <SendToDialog {...{ label, produces, value, whole }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
