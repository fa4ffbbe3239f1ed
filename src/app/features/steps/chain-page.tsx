import { lazy, Suspense, useMemo, useState } from 'react';
import type { DataType } from '#core/data-type.ts';
import type { TranslateAny } from '#core/message-key.ts';
import type { Catalogue } from '#engine/catalogue.ts';
import { chainCommands } from '#engine/steps/chain-commands.ts';
import type { Forwarded } from '#engine/steps/forwarded.ts';
import { typeOf } from '#engine/steps/step-operation.ts';
import { createTranslator } from '#i18n/translator.ts';
import { Button } from '#ui/button/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useLanguage } from '../../shell/language/use-language.ts';
import { type Chain, emptyChain, insertedStep, MOST_STEPS, newStep } from './chain.ts';
import { ChainActions } from './chain-actions.tsx';
import { ChainLinkButton } from './chain-link-button.tsx';
import { askedStep, knownSteps } from './chain-job.ts';
import { chainOf, hasSecretInput, queryOf } from './chain-link.ts';
import { ChainPresets } from './chain-presets.tsx';
import { ChainStepItem } from './chain-step-item.tsx';
import { InputCard } from './input-card.tsx';
import { stepStatuses } from './step-status.ts';
import { stepFinder } from './step-tool.ts';
import { useStepsText } from './steps-text.ts';
import { useChain } from './use-chain.ts';
import { useChainJob, useChainRun } from './use-chain-run.ts';
import { useChainKeys } from './use-chain-keys.ts';
import { useChainLines } from './use-chain-lines.ts';
import { useToolTexts } from './use-tool-texts.ts';

const AddStepDialog = lazy(() => import('./add-step-dialog.tsx'));

/** A chain of tools: its input, and a card for each step. */
export default function ChainPage({ catalogue }: { readonly catalogue: Catalogue }) {
  const { tPart } = useStepsText();
  const { t: shellText, language, listing } = useLanguage();
  const [find] = useState(() => stepFinder(catalogue));
  const { chain, leftOut, change, undo, redo } = useChain(find);
  const [addingAt, setAddingAt] = useState<number>();
  const steps = useMemo(() => knownSteps(chain, find), [chain, find]);
  const texts = useToolTexts(chain.steps, find, language, tPart);
  const { job, regenerate } = useChainJob(chain, steps, texts, language);
  const isByLine = chain.isByLine && chain.input.source === 'text';
  const { state, cancel } = useChainRun(isByLine ? undefined : job);
  const byLine = useChainLines(job, chain.input.text, isByLine);
  const isHidden = hasSecretInput(chain, find);
  const translators = useMemo(
    () => new Map<string, TranslateAny>(Object.entries(texts).map(([tool, messages]) => [tool, createTranslator(language, messages)])),
    [texts, language],
  );
  useChainKeys(undo, redo);

  const statuses = stepStatuses(steps, state);
  const on = steps.filter(({ step }) => step.isOn);
  const [first] = on;
  const takesNothing = first?.known.step.inputs.length === 0;
  const { source, text, file } = chain.input;

  /** The value that a step at this index receives, and its data type. */
  const comingTo = (at: number): { readonly input: Forwarded; readonly type: DataType } => {
    const before = steps.slice(0, at).findLast(({ step }) => step.isOn);
    if (!before) return source === 'file' && file ? { input: file, type: 'bytes' } : { input: isHidden ? '' : text, type: 'text' };
    const { step, known } = before;
    const output = known.tool.declaration.outputs[step.forwardedOutput ?? known.step.forwardableOutputs[0] ?? ''];
    return { input: state.outcomes.get(step.id)?.forwarded ?? '', type: output ? typeOf(output) : 'text' };
  };
  const add = (tool: string, operation: string): void => {
    const at = addingAt ?? steps.length;
    change((before) => insertedStep(before, at, newStep({ tool, operation, controlValues: {}, isOn: true })));
    setAddingAt(undefined);
  };
  const isFull = chain.steps.length >= MOST_STEPS;
  const addButton = (at: number) => (
    <Button size="small" icon="plus" className="justify-self-start" isDisabled={isFull} onClick={() => setAddingAt(at)}>
      {tPart('addStep')}
    </Button>
  );
  const canTellInput = !isHidden && source === 'text' && text !== '';
  const isEmpty = chain.steps.length === 0 && text === '' && !file;

  return (
    <Stack gap="large">
      <ChainActions {...{ undo, redo }} onClear={isEmpty ? undefined : () => change(() => emptyChain)}>
        <ChainLinkButton
          queryOf={(withInput) => queryOf(chain, find, withInput)}
          canAddInput={canTellInput}
          isDisabled={steps.length === 0}
          commands={
            isByLine ? [] : chainCommands(on.map(({ step, known }) => ({ ...askedStep({ step, known }, language, 0), tool: known.tool })))
          }
        />
        <Suspense>
          <ChainPresets
            holds={steps.map(({ step }) => listing[step.tool]?.name ?? step.tool)}
            canKeepInput={canTellInput}
            queryOf={(withInput) => queryOf(chain, find, withInput)}
            onApply={(query) => change(() => chainOf(query, find).chain)}
          />
        </Suspense>
      </ChainActions>
      {leftOut.length > 0 && <Alert>{tPart('leftOut', { names: leftOut.join(', ') })}</Alert>}
      {!takesNothing && (
        <InputCard
          input={chain.input}
          isByLine={chain.isByLine}
          isHidden={isHidden}
          onChange={(input, about) => change((before: Chain) => ({ ...before, input: { ...before.input, ...input } }), about)}
          onByLine={(isOn) => change((before) => ({ ...before, isByLine: isOn }))}
        />
      )}
      {addButton(0)}
      <output className="text-sm text-ink-soft empty:hidden">{state.isCanceled && tPart('canceled')}</output>
      <ol aria-label={shellText('navigation.steps')} className="grid grid-cols-1 gap-4 *:min-w-0">
        {steps.map((known, index) => (
          <ChainStepItem
            key={known.step.id}
            {...{ known, index, state, isHidden, cancel, change }}
            count={steps.length}
            status={statuses[index] ?? { is: 'off' }}
            byLine={isByLine ? byLine : undefined}
            place={on.indexOf(known)}
            isLastOn={known === on.at(-1)}
            t={translators.get(known.step.tool)}
            input={comingTo(index).input}
            onRegenerate={() => regenerate(known.step.id)}
          >
            {addButton(index + 1)}
          </ChainStepItem>
        ))}
      </ol>
      {isFull && <p className="text-sm text-ink-soft">{tPart('tooMany', { number: MOST_STEPS })}</p>}
      {addingAt !== undefined && (
        <Suspense>
          <AddStepDialog catalogue={catalogue} {...comingTo(addingAt)} onChoose={add} onClose={() => setAddingAt(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
