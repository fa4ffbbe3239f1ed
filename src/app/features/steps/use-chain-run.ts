import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Language } from '#core/languages.ts';
import type { Chain } from './chain.ts';
import { askedSteps, type KnownStep } from './chain-job.ts';
import { ChainRun } from './chain-run.ts';
import { startChainService } from './start-chain-service.ts';
import type { ChainJob } from './step-service.ts';
import type { ToolTexts } from './use-tool-texts.ts';

const none: ReadonlyMap<number, number> = new Map();

/** The task for the worker; `undefined` until the texts of all tools are loaded. */
export function useChainJob(chain: Chain, steps: readonly KnownStep[], messages: ToolTexts, language: Language) {
  const [generations, setGenerations] = useState(none);
  const jobSteps = useMemo(() => askedSteps(steps, language, generations), [steps, language, generations]);
  const { source, text, file } = chain.input;
  const isReady = steps.every(({ step }) => Object.hasOwn(messages, step.tool));
  const job = useMemo(
    (): ChainJob | undefined =>
      isReady ? { language, messages, steps: jobSteps, input: source === 'text' ? text : (file ?? undefined) } : undefined,
    [isReady, language, messages, jobSteps, source, text, file],
  );
  const regenerate = (id: number): void => setGenerations(new Map([...generations, [id, (generations.get(id) ?? 0) + 1]]));
  return { job, regenerate };
}

/** Runs the chain whenever it changes. */
export function useChainRun(job: ChainJob | undefined) {
  const [run] = useState(() => new ChainRun(startChainService));
  const state = useSyncExternalStore(run.subscribe, run.read, run.read);
  useEffect(() => {
    if (job && job.steps.length > 0) run.ask(job);
  }, [run, job]);
  useEffect(() => () => run.end(), [run]);
  if (state.thrown) throw state.thrown.error;
  return { state, cancel: run.cancel };
}
