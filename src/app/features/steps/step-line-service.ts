import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import { messageOf } from '#engine/plain-error.ts';
import type { Forwarded } from '#engine/steps/forwarded.ts';
import { runStep } from '#engine/steps/run-step.ts';
import { stepOperations } from '#engine/steps/step-operation.ts';
import { createTranslator } from '#i18n/translator.ts';
import { inTurns } from '../many/in-turns.ts';
import type { LineAnswer } from '../many/line-service.ts';
import type { LoadTool, ToolAtWork } from '../../platform/worker/load-tool.ts';
import type { AskedStep, ChainJob } from './step-service.ts';

/** The results of a line in each step. Steps after a failure repeat its error. */
export type ChainAnswer = readonly LineAnswer[];

/** The result of a line in one step. */
interface LineStep {
  readonly forwarded?: Forwarded | undefined;
  readonly error: LineAnswer['error'] | undefined;
}

const cellOf = (forwarded: Forwarded | undefined): string => (forwarded instanceof File ? forwarded.name : (forwarded ?? ''));

/** Runs a chain for each line separately. */
export class StepLineService {
  readonly #load: LoadTool;
  readonly #clock: () => number;
  #job: ChainJob | undefined;
  readonly #tools = new Map<string, ToolAtWork>();
  #begun = 0;

  constructor(load: LoadTool, clock: () => number) {
    this.#load = load;
    this.#clock = clock;
  }

  /** Starts a job. If several are still loading, the one that was started last wins. */
  async begin(job: ChainJob): Promise<void> {
    const begun = ++this.#begun;
    const open = [...new Set(job.steps.map(({ tool }) => tool))].filter((tool) => !this.#tools.has(tool));
    await Promise.all(open.map(async (tool) => this.#tools.set(tool, await this.#load(tool, job.language))));
    if (begun === this.#begun) this.#job = job;
  }

  async answer(lines: readonly string[]): Promise<readonly ChainAnswer[]> {
    const job = this.#job;
    if (!job) throw new Error('No job was begun.');
    return inTurns(lines, (line) => this.#processLine(job, line), this.#clock);
  }

  async #processLine({ steps, messages, language }: ChainJob, line: string): Promise<ChainAnswer> {
    const results: LineAnswer[] = [];
    let input: Forwarded | undefined = line;
    for (const step of steps) {
      const before: LineAnswer['error'] = results.at(-1)?.error;
      // oxlint-disable-next-line no-await-in-loop -- each step needs the output of the previous one
      const result: LineStep = before ? { error: before } : await this.#runStep(step, input, messages[step.tool] ?? {}, language);
      results.push({ cells: [cellOf(result.forwarded)], ...(result.error && { error: result.error }) });
      input = result.forwarded;
    }
    return results;
  }

  async #runStep(
    { tool, operation, ...step }: AskedStep,
    input: Forwarded | undefined,
    messages: MessageTree,
    language: Language,
  ): Promise<LineStep> {
    const loaded = this.#tools.get(tool);
    if (!loaded) throw new Error(`The tool “${tool}” was not loaded.`);
    const texts = { t: createTranslator(language, messages), language };
    const result = await runStep({ ...loaded, name: operation }, step, input, loaded.context, texts);
    const error = result.ok ? result.value.error : result.error;
    const forwarded = result.ok ? result.value.forwarded : undefined;
    const field = error?.field ?? stepOperations(loaded.declaration)[operation]?.inputs[0] ?? '';
    return { forwarded, error: error && { code: error.code, message: messageOf(error, field, texts) } };
  }
}
