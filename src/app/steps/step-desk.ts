import type { DataContext } from '#core/context.ts';
import type { AnswerNotice } from '#core/answer.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import type { ToolError } from '#core/result.ts';
import type { Passed } from '#engine/steps/passed.ts';
import { type ChainStep, runStep } from '#engine/steps/run-step.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { LoadTool } from '../worker/load-tool.ts';
import { type PlainOutput, plainOutputs } from './plain-outputs.ts';

/** A step as a worker is asked it. */
export interface AskedStep extends ChainStep {
  readonly id: number;
  readonly tool: string;
  readonly operation: string;
  /** Of what its answer is made beside what comes: as long as it is the same, and the same comes, so is the answer. */
  readonly key: string;
  /** It is about luck or the moment: once drawn it stands until it is to be drawn anew. */
  readonly isDrawn: boolean;
  /** What came of it before, where that was drawn. */
  readonly drawn?: Drawn | undefined;
}

/** What was drawn, of what. */
export interface Drawn {
  readonly key: string;
  readonly came: Passed | undefined;
  readonly outcome: StepOutcome;
}

/** What is asked of a worker: plain data. */
export interface ChainJob {
  readonly language: Language;
  readonly input: Passed | undefined;
  /** Those that are on, in their order. */
  readonly steps: readonly AskedStep[];
  /** All texts of the tools, those of their references, too. */
  readonly messages: Readonly<Record<string, MessageTree>>;
}

/** What came of a step. */
export interface StepOutcome {
  readonly key: string;
  readonly shown: readonly PlainOutput[];
  readonly notices: readonly AnswerNotice[];
  readonly error?: ToolError | undefined;
  /** What came to it. */
  readonly came: Passed | undefined;
  /** What goes on. */
  readonly passed: Passed | undefined;
  /** How long it took, in milliseconds. */
  readonly took: number;
}

/** What is told of a step while a chain runs. */
export type Told = { readonly id: number } & (
  | { readonly is: 'begun' }
  | { readonly is: 'going on'; readonly share: number }
  | { readonly is: 'done'; readonly outcome: StepOutcome }
);

/** Runs chains, one at a time: of a chain that has changed, the step that has changed and those after it. */
export class StepDesk {
  readonly #load: LoadTool;
  readonly #clock: () => number;
  readonly #done = new Map<number, StepOutcome>();

  constructor(load: LoadTool, clock: () => number) {
    this.#load = load;
    this.#clock = clock;
  }

  /** Ends at the first step that is refused, or of which nothing comes. */
  async run(job: ChainJob, tell: (told: Told) => void): Promise<void> {
    for (const { tool } of job.steps) this.#load(tool, job.language).catch(() => undefined); // whoever asks for it hears what is wrong
    let came = job.input;
    for (const step of job.steps) {
      // oxlint-disable-next-line no-await-in-loop -- each takes what the one before gave
      const outcome = this.#known(step, came) ?? (await this.#runStep(job, step, came, tell));
      this.#done.set(step.id, outcome);
      tell({ id: step.id, is: 'done', outcome });
      if (outcome.passed === undefined) return;
      came = outcome.passed;
    }
  }

  #known({ id, key, drawn }: AskedStep, came: Passed | undefined): StepOutcome | undefined {
    const before = this.#done.get(id);
    if (before?.key === key && before.came === came) return before;
    return drawn?.key === key && drawn.came === came ? drawn.outcome : undefined;
  }

  async #runStep(
    { language, messages }: ChainJob,
    { id, tool, operation: name, key, ...step }: AskedStep,
    came: Passed | undefined,
    tell: (told: Told) => void,
  ): Promise<StepOutcome> {
    tell({ id, is: 'begun' });
    const { context, ...asked } = await this.#load(tool, language);
    const begun = this.#clock();
    const onProgress: DataContext['progress'] = (share) => tell({ id, is: 'going on', share });
    const say = { t: createTranslator(language, messages[tool] ?? {}), language };
    const result = await runStep({ ...asked, name }, step, came, { ...context, progress: onProgress }, say);
    const took = Math.round(this.#clock() - begun);
    if (!result.ok) return { key, shown: [], notices: [], error: result.error, came, passed: undefined, took };
    const { shown, notices, error, passed } = result.value;
    return { key, shown: await plainOutputs(shown), notices, error, came, passed, took };
  }
}
