import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ControlValue } from '#core/kinds/kind.ts';
import { outputText } from '#engine/shown-outputs.ts';
import type { TranslateAny } from '#core/message-key.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { SelectField } from '#ui/choice/select-field.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { Icon } from '#ui/image/icon.tsx';
import { Collapse } from '#ui/layout/collapse.tsx';
import { FieldRow } from '#ui/layout/field-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { findTool } from '../../shell/catalog.ts';
import { useLanguage } from '../../shell/language/use-language.ts';
import { changedOptions, StepOptions } from './step-options.tsx';
import type { KnownStep } from './chain-job.ts';
import { useStepsText } from './steps-text.ts';

export interface StepActions {
  readonly onOperation: (operation: string) => void;
  readonly onForwardedOutput: (output: string) => void;
  readonly onOption: (name: string, controlValue: ControlValue) => void;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: (() => void) | undefined;
  readonly onRemove: () => void;
  /** Opens the tool with the value that the step receives. */
  readonly onOpen: () => void;
}

/** A placeholder for the link in the sentence. */
const SLOT = '\u0000';

interface StepCardProps extends StepActions {
  readonly known: KnownStep;
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly t: TranslateAny;
  /** The address of the tool with the options of this step. */
  readonly address: string;
  /** The result of the step, or the reason why it is missing. */
  readonly children: ReactNode;
}

/** A step with its operation, options, and result. */
export function StepCard({ known: knownStep, number, isFirst, isLast, t, address, children, ...actions }: StepCardProps) {
  const { tPart, operations: names } = useStepsText();
  const { t: shellText, listing, language } = useLanguage();
  const headingId = useId();
  const { step, known } = knownStep;
  const { tool, operations } = known;
  const name = listing[tool.id]?.name ?? tool.id;
  const [before, after] = tPart('step', { number, name: SLOT }).split(SLOT);
  const offered = Object.keys(operations);
  const { forwardableOutputs } = known.step;
  const changes = changedOptions(knownStep, t);
  const hasOptions = Object.keys({ ...known.fields.inputs, ...known.fields.options }).length > 0;
  const labelOf = (output: string) => outputText({ t, language }, output)('label');

  return (
    <section aria-labelledby={headingId} className={`rounded-md border bg-surface p-4 ${step.isOn ? '' : 'border-dashed'}`}>
      <Stack>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={headingId} className="flex min-w-0 items-center gap-2 text-lg font-semibold">
            <Icon name={findTool(tool.id)?.icon ?? ''} className="text-accent-ink" />
            <span className="min-w-0 wrap-anywhere">
              {before}
              <Link className="underline decoration-line hover:decoration-current" to={address} onClick={actions.onOpen}>
                {name}
              </Link>
              {after}
            </span>
          </h2>
          <div className="ms-auto flex flex-wrap items-center gap-1">
            <SwitchField name="on" label={tPart('on')} value={step.isOn} onChange={actions.onSwitch} />
            <IconButton icon="arrow-up" label={tPart('moveUp')} isDisabled={isFirst} onClick={() => actions.onMove(-1)} />
            <IconButton icon="arrow-down" label={tPart('moveDown')} isDisabled={isLast} onClick={() => actions.onMove(1)} />
            <IconButton
              icon="copy-plus"
              label={tPart('duplicate')}
              isDisabled={!actions.onDuplicate}
              onClick={() => actions.onDuplicate?.()}
            />
            <IconButton icon="trash" label={tPart('remove')} onClick={actions.onRemove} />
          </div>
        </div>
        {(offered.length > 1 || forwardableOutputs.length > 1) && (
          <FieldRow>
            {offered.length > 1 && (
              <SelectField
                name="operation"
                label={tPart('operation')}
                value={step.operation}
                onChange={actions.onOperation}
                options={offered.map((value) => ({ value, label: names[tool.id]?.[value] ?? value }))}
              />
            )}
            {forwardableOutputs.length > 1 && (
              <SelectField
                name="goesOn"
                label={tPart('goesOn')}
                value={step.forwardedOutput ?? forwardableOutputs[0] ?? ''}
                onChange={actions.onForwardedOutput}
                options={forwardableOutputs.map((value) => ({ value, label: labelOf(value) }))}
              />
            )}
          </FieldRow>
        )}
        {hasOptions && (
          <div>
            <Collapse title={tPart('options')}>
              <StepOptions known={knownStep} t={t} shellText={shellText as TranslateAny} onChange={actions.onOption} />
            </Collapse>
            {changes.length > 0 && <p className="text-sm wrap-anywhere text-ink-soft">{changes.join(' · ')}</p>}
          </div>
        )}
        {children}
      </Stack>
    </section>
  );
}
