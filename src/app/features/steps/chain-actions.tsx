import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useStepsText } from './steps-text.ts';

interface ChainActionsProps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly onClear: (() => void) | undefined;
  readonly children: ReactNode;
}

export function ChainActions({ undo, redo, onClear, children }: ChainActionsProps) {
  const { tPart } = useStepsText();
  const action = (key: 'undo' | 'redo' | 'clear', icon: string, act: (() => void) | undefined) => (
    <Button size="small" icon={icon} isDisabled={!act} onClick={act}>
      {tPart(key)}
    </Button>
  );
  return (
    <div className="relative flex flex-wrap items-center gap-2">
      {action('undo', 'arrow-back-up', undo)}
      {action('redo', 'arrow-forward-up', redo)}
      {action('clear', 'x', onClear)}
      {children}
    </div>
  );
}
