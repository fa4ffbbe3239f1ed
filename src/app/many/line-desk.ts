import type { MessageTree } from '#core/message-key.ts';
import type { Language } from '#core/languages.ts';
import { type AskedByLine, answerLine } from '#engine/answer-line.ts';
import type { Values } from '#engine/library.ts';
import { type LineColumn, lineCell } from '#engine/line-columns.ts';
import { createTranslator } from '#i18n/translator.ts';
import { inTurns } from './in-turns.ts';
import type { LoadTool } from '../worker/load-tool.ts';

/** What is asked of each line: plain data, on its way to a worker. */
export interface LineJob {
  readonly toolId: string;
  readonly operation: string;
  /** The input that a line is. */
  readonly field: string;
  /** The other fields, which hold for every line. */
  readonly values: Values;
  readonly columns: readonly LineColumn[];
  readonly language: Language;
  /** All texts of the tool, those of its reference, too. */
  readonly messages: MessageTree;
  /** What is wrong with a line that the field cannot have. */
  readonly refusal: AskedByLine['refusal'];
}

/** What came of a line: a cell for each column, and what is wrong. */
export interface LineAnswer {
  readonly cells: readonly string[];
  readonly error?: AskedByLine['refusal'];
}

/** Answers lines for one job at a time. */
export class LineDesk {
  readonly #load: LoadTool;
  readonly #clock: () => number;
  #asked: AskedByLine | undefined;
  #columns: readonly LineColumn[] = [];
  #begun = 0;

  constructor(load: LoadTool, clock: () => number) {
    this.#load = load;
    this.#clock = clock;
  }

  /** The job that was begun last counts, whichever is loaded last. */
  async begin({ toolId, operation: name, language, messages, columns, ...job }: LineJob): Promise<void> {
    const begun = ++this.#begun;
    const { declaration, work, context } = await this.#load(toolId, language);
    if (begun !== this.#begun) return;
    const say = { t: createTranslator(language, messages), language };
    const names = [...new Set(columns.map(({ output }) => output))];
    this.#columns = columns;
    this.#asked = { ...job, declaration, work, name, names, context, say };
  }

  /** The answers to as many of the lines, from the first, as there is time for: to one at least. */
  async answer(lines: readonly string[]): Promise<readonly LineAnswer[]> {
    const asked = this.#asked;
    if (!asked) throw new Error('No job was begun.');
    const answer = async (line: string): Promise<LineAnswer> => {
      const { shown, error } = await answerLine(asked, line);
      const cells = await Promise.all(this.#columns.map((column) => lineCell(column, shown)));
      return error ? { cells, error } : { cells };
    };
    return inTurns(lines, answer, this.#clock);
  }
}
