import type { DataContext } from '#core/context.ts';
import type { PresentationNotice } from '#core/present.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import type { ToolError } from '#core/result.ts';
import type { Forwarded } from '#engine/steps/forwarded.ts';
import { type ChainStep, runStep } from '#engine/steps/run-step.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { LoadTool } from '../../platform/worker/load-tool.ts';
import { type PlainOutput, plainOutputs } from './plain-outputs.ts';

/** A step for the worker. */
export interface AskedStep extends ChainStep {
  readonly id: number;
  readonly tool: string;
  readonly operation: string;
  /** Identifies everything that determines the result, except the received value. If both are the same, so is the result. */
  readonly key: string;
  /** Whether the result is random or depends on the time. It is kept until it is regenerated. */
  readonly isGenerated: boolean;
  /** The previous random result. */
  readonly generated?: GeneratedValue | undefined;
}

/** A random result with the key and value it was generated from. */
export interface GeneratedValue {
  readonly key: string;
  readonly input: Forwarded | undefined;
  readonly outcome: StepOutcome;
}

/** The task for a worker, as plain data. */
export interface ChainJob {
  readonly language: Language;
  readonly input: Forwarded | undefined;
  /** The enabled steps in order. */
  readonly steps: readonly AskedStep[];
  /** All texts of the tools, including their reference texts. */
  readonly messages: Readonly<Record<string, MessageTree>>;
}

/** The result of a step. */
export interface StepOutcome {
  readonly key: string;
  readonly shown: readonly PlainOutput[];
  readonly notices: readonly PresentationNotice[];
  readonly error?: ToolError | undefined;
  /** The value that the step received. */
  readonly input: Forwarded | undefined;
  /** The value for the next step. */
  readonly forwarded: Forwarded | undefined;
  /** The duration in milliseconds. */
  readonly took: number;
}

/** A report about a step during a run. */
export type Told = { readonly id: number } & (
  | { readonly is: 'begun' }
  | { readonly is: 'going on'; readonly share: number }
  | { readonly is: 'done'; readonly outcome: StepOutcome }
);

/** Runs chains, one at a time. Repeats only changed steps and the steps whose received value has changed. */
export class StepService {
  readonly #load: LoadTool;
  readonly #clock: () => number;
  readonly #done = new Map<number, StepOutcome>();

  constructor(load: LoadTool, clock: () => number) {
    this.#load = load;
    this.#clock = clock;
  }

  /** Stops at the first step that fails or passes no value. */
  async run(job: ChainJob, onReport: (report: Told) => void): Promise<void> {
    for (const { tool } of job.steps) this.#load(tool, job.language).catch(() => undefined); // `#runStep` reports the error
    let input = job.input;
    for (const step of job.steps) {
      // oxlint-disable-next-line no-await-in-loop -- each step needs the output of the previous one
      const outcome = this.#known(step, input) ?? (await this.#runStep(job, step, input, onReport));
      this.#done.set(step.id, outcome);
      onReport({ id: step.id, is: 'done', outcome });
      if (outcome.forwarded === undefined) return;
      input = outcome.forwarded;
    }
  }

  #known({ id, key, generated }: AskedStep, input: Forwarded | undefined): StepOutcome | undefined {
    const before = this.#done.get(id);
    if (before?.key === key && before.input === input) return before;
    return generated?.key === key && generated.input === input ? generated.outcome : undefined;
  }

  async #runStep(
    { language, messages }: ChainJob,
    { id, tool, operation: name, key, ...step }: AskedStep,
    input: Forwarded | undefined,
    onReport: (report: Told) => void,
  ): Promise<StepOutcome> {
    onReport({ id, is: 'begun' });
    const { context, ...loaded } = await this.#load(tool, language);
    const begun = this.#clock();
    const onProgress: DataContext['progress'] = (share) => onReport({ id, is: 'going on', share });
    const texts = { t: createTranslator(language, messages[tool] ?? {}), language };
    const result = await runStep({ ...loaded, name }, step, input, { ...context, progress: onProgress }, texts);
    const took = Math.round(this.#clock() - begun);
    if (!result.ok) return { key, shown: [], notices: [], error: result.error, input, forwarded: undefined, took };
    const { shown, notices, error, forwarded } = result.value;
    return { key, shown: await plainOutputs(shown), notices, error, input, forwarded, took };
  }
}
