import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Notices } from '../feedback/notices.tsx';
import { useWords } from '../words/words.ts';
import { WithOptions } from './with-options.tsx';

export interface FormatConverterProps {
  /** Option fields in a bar at the top. */
  readonly options?: ReactNode;
  /** A `CodeField`. */
  readonly input: ReactNode;
  /** A `CodeField` that is read-only. */
  readonly output: ReactNode;
  /** Notices that are not errors, displayed below the input. */
  readonly notices?: readonly string[] | undefined;
  /** Switches to the opposite direction with the output as its input. If omitted, there is no `Swap` button. */
  readonly onSwap?: (() => void) | undefined;
  readonly isSwapDisabled?: boolean | undefined;
  /** Progress and `Cancel` of a running conversion. Its space remains while it is empty. */
  readonly progress?: ReactNode;
}

/** Two code fields side by side with an options bar above. On a narrow screen: input, options, and output, one below another. */
export function FormatConverter({ options, input, output, notices = [], onSwap, isSwapDisabled, progress }: FormatConverterProps) {
  const words = useWords();
  return (
    <WithOptions
      options={options}
      className="grid grid-cols-1 gap-x-4 gap-y-3 [--code-height:clamp(10rem,30dvh,24rem)] @columns:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] @columns:[--code-height:clamp(16rem,calc(100dvh-21rem),56rem)]"
    >
      <div className="grid min-w-0 content-start gap-y-1">
        {input}
        <Notices notices={notices} />
      </div>
      {onSwap && (
        <div className="grid place-content-center">
          <IconButton
            data-command="swap"
            icon="arrows-left-right"
            label={words.swap}
            onClick={onSwap}
            isDisabled={isSwapDisabled}
            className="@max-columns:rotate-90"
          />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-y-1 @columns:col-start-3">
        {output}
        <div className="min-h-8">{progress}</div>
      </div>
    </WithOptions>
  );
}
