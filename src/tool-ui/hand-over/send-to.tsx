import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { SentOutput } from './hand-over.ts';
import { useToolContext } from '../tool/tool-context.ts';

const SendToDialog = lazy(() => import('./send-to-dialog.tsx'));

/** A button that sends an output to another tool. */
export function SendTo(sent: SentOutput) {
  const { shellText } = useToolContext();
  const { label, value } = sent;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        data-command="send"
        icon="send-2"
        label={shellText('workbench.sendTo', { label })}
        isDisabled={value === ''}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SendToDialog {...sent} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
