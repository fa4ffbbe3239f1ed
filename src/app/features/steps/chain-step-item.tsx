import { type ReactNode, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Forwarded } from '#engine/steps/forwarded.ts';
import { inputFor } from '#engine/steps/forwarded.ts';
import { adapterFields } from '#engine/adapter-operations.ts';
import { encodeFields } from '#core/field-text.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { announce } from '#ui/feedback/announce.ts';
import { handOver } from '#tool-ui/hand-over/hand-over.ts';
import type { ControlValues } from '#tool-ui/stored/control-values.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { type Chain, changedStep, duplicatedStep, MOST_STEPS, movedStep, removedStep } from './chain.ts';
import type { KnownStep } from './chain-job.ts';
import { toldFields, valuesOfStep } from './chain-link.ts';
import type { ChainState } from './chain-run.ts';
import { StepCard } from './step-card.tsx';
import { StepLines } from './step-lines.tsx';
import { StepState } from './step-state.tsx';
import type { StepStatus } from './step-status.ts';
import { useStepsText } from './steps-text.ts';
import type { useChainLines } from './use-chain-lines.ts';

interface ChainStepItemProps {
  readonly known: KnownStep;
  readonly index: number;
  readonly count: number;
  readonly status: StepStatus;
  readonly state: ChainState;
  /** The line-by-line run, if enabled. `place` is the index of the step among the enabled ones. */
  readonly byLine: ReturnType<typeof useChainLines> | undefined;
  readonly place: number;
  readonly isLastOn: boolean;
  readonly isHidden: boolean;
  /** The texts of the tool, once they are loaded. */
  readonly t: TranslateAny | undefined;
  readonly input: Forwarded;
  readonly change: (next: (chain: Chain) => Chain, about?: string) => void;
  readonly cancel: () => void;
  readonly onRegenerate: () => void;
  /** Rendered below the card. */
  readonly children: ReactNode;
}

/** A step of the chain in its list item. */
export function ChainStepItem({
  known,
  index,
  count,
  status,
  state,
  byLine,
  place,
  isLastOn,
  isHidden,
  t,
  input,
  change,
  cancel,
  onRegenerate,
  children,
}: ChainStepItemProps) {
  const { tPart } = useStepsText();
  const { pathOf, listing } = useLanguage();
  const item = useRef<HTMLLIElement>(null);
  const { step, known: tool } = known;
  const { id } = step;
  const { controlValues, values } = valuesOfStep(step, tool.fields);
  const query = encodeFields(toldFields(tool.fields), values);
  const setControlValues = (next: ControlValues, about: string) =>
    change((before) => changedStep(before, id, { controlValues: next }), about);
  const move = (by: -1 | 1): void => {
    const pressed = document.activeElement;
    flushSync(() => change((before) => movedStep(before, id, by)));
    if (pressed instanceof HTMLElement) pressed.focus(); // moving the element removes the focus
    announce(tPart('step', { number: index + 1 + by, name: listing[step.tool]?.name ?? step.tool }));
  };
  const open = (): void => {
    const { declaration } = tool.tool;
    const name = inputFor(adapterFields(declaration), tool.step.inputs, input);
    if (name !== undefined) handOver(step.tool, { inputs: { [name]: input } });
  };
  const isGenerated = tool.step.operation.trigger === 'generate' || tool.step.operation.trigger === 'tick';

  return (
    <li ref={item} className="grid grid-cols-1 gap-3 *:min-w-0">
      {t && (
        <StepCard
          {...{ known, t }}
          number={index + 1}
          isFirst={index === 0}
          isLast={index === count - 1}
          address={`${pathOf(step.tool)}${query === '' ? '' : `#${query}`}`}
          onOpen={open}
          onOperation={(operation) => change((before) => changedStep(before, id, { operation, forwardedOutput: undefined }))}
          onForwardedOutput={(forwardedOutput) => change((before) => changedStep(before, id, { forwardedOutput }))}
          onOption={(name, controlValue) => setControlValues({ ...controlValues, [name]: controlValue }, `${id} ${name}`)}
          onSwitch={(isOn) => change((before) => changedStep(before, id, { isOn }))}
          onMove={move}
          onDuplicate={count < MOST_STEPS ? () => change((before) => duplicatedStep(before, id)) : undefined}
          onRemove={() => {
            const heir =
              item.current?.nextElementSibling ??
              item.current?.previousElementSibling ??
              item.current?.parentElement?.previousElementSibling;
            flushSync(() => change((before) => removedStep(before, id)));
            (heir?.querySelector<HTMLElement>('a') ?? heir?.closest('button'))?.focus();
          }}
        >
          {byLine && status.is !== 'off' ? (
            <Suspense>
              <StepLines
                {...{ known, place, isHidden, t }}
                isLast={isLastOn}
                lines={byLine.lines}
                state={byLine.state}
                cancel={byLine.cancel}
                onOpen={(text) => change((before) => ({ ...before, isByLine: false, input: { ...before.input, text } }))}
              />
            </Suspense>
          ) : (
            <StepState
              {...{ known, status, t }}
              slow={state.slow}
              onCancel={cancel}
              onRegenerate={isGenerated ? onRegenerate : undefined}
            />
          )}
        </StepCard>
      )}
      {children}
    </li>
  );
}
