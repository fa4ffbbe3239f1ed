import type { MessageTree } from '#core/message-key.ts';
import type { Language } from '#core/languages.ts';
import { type AskedByLine, performLine } from '#engine/perform-line.ts';
import type { Values } from '#engine/library.ts';
import { type LineColumn, lineCell } from '#engine/line-columns.ts';
import { createTranslator } from '#i18n/translator.ts';
import { inTurns } from './in-turns.ts';
import type { LoadTool } from '../../platform/worker/load-tool.ts';

/** The task for each line, as plain data that can be sent to a worker. */
export interface LineJob {
  readonly toolId: string;
  readonly operation: string;
  /** The input field that receives the line. */
  readonly field: string;
  /** The values of the other fields, which are the same for every line. */
  readonly values: Values;
  readonly columns: readonly LineColumn[];
  readonly language: Language;
  /** All texts of the tool, including its reference texts. */
  readonly messages: MessageTree;
  /** The error for a line that is not a valid value of the field. */
  readonly refusal: AskedByLine['refusal'];
}

/** The result of a line: a cell for each column, and the error, if any. */
export interface LineAnswer {
  readonly cells: readonly string[];
  readonly error?: AskedByLine['refusal'];
}

/** Processes the lines of one job at a time. */
export class LineService {
  readonly #load: LoadTool;
  readonly #clock: () => number;
  #task: AskedByLine | undefined;
  #columns: readonly LineColumn[] = [];
  #begun = 0;

  constructor(load: LoadTool, clock: () => number) {
    this.#load = load;
    this.#clock = clock;
  }

  /** Starts a job. If several are still loading, the one that was started last wins. */
  async begin({ toolId, operation: name, language, messages, columns, ...job }: LineJob): Promise<void> {
    const begun = ++this.#begun;
    const { declaration, work, context } = await this.#load(toolId, language);
    if (begun !== this.#begun) return;
    const texts = { t: createTranslator(language, messages), language };
    const names = [...new Set(columns.map(({ output }) => output))];
    this.#columns = columns;
    this.#task = { ...job, declaration, work, name, names, context, texts };
  }

  /** Processes lines from the first on until the time is over, but at least one. Returns their results. */
  async answer(lines: readonly string[]): Promise<readonly LineAnswer[]> {
    const task = this.#task;
    if (!task) throw new Error('No job was begun.');
    const process = async (line: string): Promise<LineAnswer> => {
      const { shown, error } = await performLine(task, line);
      const cells = await Promise.all(this.#columns.map((column) => lineCell(column, shown)));
      return error ? { cells, error } : { cells };
    };
    return inTurns(lines, process, this.#clock);
  }
}
