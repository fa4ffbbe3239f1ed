import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FieldRow } from './field-row.tsx';
import { Notices } from '../feedback/notices.tsx';
import { useWords } from '../words/words.ts';

export interface FormatConverterProps {
  /** Fields of options, in one bar on top. */
  readonly options?: ReactNode;
  /** A `CodeField`. */
  readonly input: ReactNode;
  /** A `CodeField` that is read-only. */
  readonly output: ReactNode;
  /** Remarks that are no errors; they stand under the input. */
  readonly notices?: readonly string[] | undefined;
  /** Goes to the opposite direction with the output as its input; without it there is no button `Swap`. */
  readonly onSwap?: (() => void) | undefined;
  readonly isSwapDisabled?: boolean | undefined;
  /** Progress and `Cancel` of a running conversion; its room is kept while it is empty. */
  readonly progress?: ReactNode;
}

/** Two code fields beside each other, on a narrow screen above each other, with the options in a bar above them. */
export function FormatConverter({ options, input, output, notices = [], onSwap, isSwapDisabled, progress }: FormatConverterProps) {
  const words = useWords();
  return (
    <div className="grid gap-y-3">
      {(options !== undefined || onSwap) && (
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2 lg:flex-nowrap">
          <FieldRow>{options}</FieldRow>
          {onSwap && (
            <Button size="small" icon="arrows-left-right" onClick={onSwap} isDisabled={isSwapDisabled}>
              {words.swap}
            </Button>
          )}
        </div>
      )}
      <div className="grid gap-x-4 gap-y-3 [--code-height:clamp(10rem,36dvh,24rem)] lg:grid-cols-2 lg:[--code-height:clamp(16rem,calc(100dvh-24rem),56rem)]">
        <div className="grid min-w-0 content-start gap-y-1">
          {input}
          <Notices notices={notices} />
        </div>
        <div className="grid min-w-0 content-start gap-y-1">
          {output}
          <div className="min-h-8">{progress}</div>
        </div>
      </div>
    </div>
  );
}
