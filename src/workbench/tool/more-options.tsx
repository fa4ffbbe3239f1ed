import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { type StoredStateForm, useStoredState } from '../stored/use-stored-state.ts';
import { useToolContext } from './tool-context.ts';

interface MoreOptionsProps {
  /** How many of them are not as they are at first. */
  readonly changed: number;
  /** Seen until they are hidden: the link says something of one. */
  readonly isAsked: boolean;
  /** Seen in any case: something is wrong with one. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

const form: StoredStateForm<boolean> = { initial: false, parse: (source) => source === 'true', stringify: String };

/** The options that few people change, behind a button at the end of the bar. Whether they are seen is remembered for each tool. */
export function MoreOptions({ changed, isAsked, isNeeded, children }: MoreOptionsProps) {
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
