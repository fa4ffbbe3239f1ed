import type { TranslateAny } from '#core/message-key.ts';
import { type AcceptanceCase, isAsSaid, saidIn } from './acceptance-case.ts';
import { type PlainAnswer, valueUnderLabel } from './read-answer.ts';

/** The result of a command. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The result of the same command with `--json`. */
export type SaidJson =
  | { readonly ok: true; readonly answer: PlainAnswer }
  /** Can have a partial answer. */
  | { readonly ok: false; readonly error: { readonly code: string }; readonly answer?: PlainAnswer };

/** Whether the only error is a missing input, for which a page displays no error. */
const isWant = (result: SaidJson): boolean => !result.ok && ['nothing', 'needsInput'].includes(result.error.code);

/** The results of all commands of a case, with `stderr` in the wording of the page. */
export interface Said {
  readonly ended: readonly Ended[];
  readonly said: readonly SaidJson[];
}

/** The wording of texts: the labels of the tool, and the alternative wordings of a text that are also accepted. */
export interface Wording {
  readonly t: TranslateAny;
  readonly wordingsOf: (text: string) => readonly string[];
}

/** Describes the difference from the expectation, or returns `undefined`. */
export function findFault(
  { ended, said: results }: Said,
  { t, wordingsOf }: Wording,
  expectation: AcceptanceCase['expect'][number],
): string | undefined {
  const { kind, label, others } = saidIn(expectation);
  const [how, wanted] = others;
  const answers = results.flatMap(({ answer }) => (answer ? [answer] : []));
  const messages = ended.map(({ stderr }) => stderr).join('');
  const found = (isHeld: boolean, text = messages): string | undefined =>
    isHeld ? undefined : `${JSON.stringify(expectation)}: ${JSON.stringify(text)}`;
  switch (kind) {
    case 'output':
    case 'row': {
      const value = answers.map((answer) => valueUnderLabel(answer, t, label)).find((each) => each !== undefined);
      const text = value ?? (how === 'equals' && wanted === '' ? '' : undefined); // a missing output counts as empty
      const wordings = wordingsOf(text ?? '');
      const isHeld = (wording: string): boolean => isAsSaid(wording, how, wanted);
      return found(text !== undefined && (how === 'notmatches' ? wordings.every(isHeld) : wordings.some(isHeld)), text);
    }
    case 'alert':
      return found(
        ended.some(({ exitCode }) => exitCode !== 0) && wordingsOf(messages).some((wording) => new RegExp(label, 's').test(wording)),
      );
    case 'noalert':
      return found(results.every((each) => each.ok || isWant(each)));
    case 'text': {
      const printed = [...ended.map(({ stdout, stderr }) => stdout + stderr), ...answers.map((answer) => JSON.stringify(answer))].join('');
      return found(
        wordingsOf(printed).some((wording) => wording.includes(label)),
        printed,
      );
    }
    default:
      throw new Error(`Nothing is expected like this: ${kind}.`);
  }
}
