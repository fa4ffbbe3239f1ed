import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { type StoredStateForm, useStoredState } from '../stored/use-stored-state.ts';
import { useToolContext } from './tool-context.ts';

interface AdvancedOptionsProps {
  /** The number of options that differ from their defaults. */
  readonly changed: number;
  /** Whether the link contains one of the options, so that they are initially displayed. */
  readonly isAsked: boolean;
  /** Whether one of the options has an error, so that they must be displayed. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

const form: StoredStateForm<boolean> = { initial: false, parse: (source) => source === 'true', stringify: String };

/** Rarely changed options behind a button. Whether they are displayed is remembered per tool. */
export function AdvancedOptions({ changed, isAsked, isNeeded, children }: AdvancedOptionsProps) {
  const id = useId();
  const { shellText } = useToolContext();
  const [isRemembered, remember] = useStoredState(form, 'more-options');
  const [isChosen, choose] = useState<boolean>();
  const isOpen = isNeeded || (isChosen ?? (isRemembered || isAsked));
  const toggle = () => {
    choose(!isOpen);
    remember(() => !isOpen);
  };
  return (
    <>
      <Button
        variant="text"
        icon="adjustments-horizontal"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-ms-1.5 w-fit self-end px-1.5! @columns:[[data-field-row]:has(>[data-field]_[data-message-room])>&]:mb-5"
        onClick={toggle}
      >
        {shellText('workbench.moreOptions')}
        {changed > 0 && ` (${changed})`}
      </Button>
      <div id={id} hidden={!isOpen} className="basis-full">
        <FieldRow>{children}</FieldRow>
      </div>
    </>
  );
}
