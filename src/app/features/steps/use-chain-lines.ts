import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LineRun } from '../many/line-run.ts';
import { readLines } from '../many/read-lines.ts';
import { startChainLineService } from './start-chain-service.ts';
import type { ChainJob } from './step-service.ts';

/** Runs the chain for each line of the input, if `isByLine` is true. */
export function useChainLines(job: ChainJob | undefined, text: string, isByLine: boolean) {
  const [run] = useState(() => new LineRun(startChainLineService));
  const state = useSyncExternalStore(run.subscribe, run.read, run.read);
  const lines = useMemo(() => (isByLine ? readLines(text) : []), [isByLine, text]);
  const texts = useMemo(() => lines.map((line) => line.text), [lines]);
  const { steps, messages, language } = job ?? {};
  const same = useMemo(
    (): ChainJob | undefined => (isByLine && steps && messages && language ? { steps, messages, language, input: undefined } : undefined),
    [isByLine, steps, messages, language],
  );
  useEffect(() => {
    if (same && same.steps.length > 0) run.ask(same, texts);
  }, [run, same, texts]);
  useEffect(() => () => run.end(), [run]);
  if (state.thrown) throw state.thrown.error;
  return { lines, state, cancel: run.cancel };
}
