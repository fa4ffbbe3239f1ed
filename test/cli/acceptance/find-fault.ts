import type { TranslateAny } from '#core/message-key.ts';
import { type AcceptanceCase, isAsSaid, saidIn } from './acceptance-case.ts';
import { type PlainAnswer, valueUnderLabel } from './read-answer.ts';

/** How a command has ended. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How the same command ends with `--json`. */
export type SaidJson =
  | { readonly ok: true; readonly answer: PlainAnswer }
  /** With what could be answered all the same, if anything. */
  | { readonly ok: false; readonly error: { readonly code: string }; readonly answer?: PlainAnswer };

/** Nothing was brought: a page then says nothing. */
const isWant = (said: SaidJson): boolean => !said.ok && ['nothing', 'needsInput'].includes(said.error.code);

/** What all the commands of a case have said: with `stderr` in the words of the page. */
export interface Said {
  readonly ended: readonly Ended[];
  readonly said: readonly SaidJson[];
}

/** How texts are compared: the labels of the tool, and the wordings in which a text may hold. */
export interface Wording {
  readonly t: TranslateAny;
  readonly wordingsOf: (text: string) => readonly string[];
}

/** Finds what is not as the case expects it. */
export function findFault(
  { ended, said }: Said,
  { t, wordingsOf }: Wording,
  expectation: AcceptanceCase['expect'][number],
): string | undefined {
  const { kind, label, others } = saidIn(expectation);
  const [how, wanted] = others;
  const answers = said.flatMap(({ answer }) => (answer ? [answer] : []));
  const messages = ended.map(({ stderr }) => stderr).join('');
  const found = (isHeld: boolean, text = messages): string | undefined =>
    isHeld ? undefined : `${JSON.stringify(expectation)}: ${JSON.stringify(text)}`;
  switch (kind) {
    case 'output':
    case 'row': {
      const value = answers.map((answer) => valueUnderLabel(answer, t, label)).find((each) => each !== undefined);
      const text = value ?? (how === 'equals' && wanted === '' ? '' : undefined); // where nothing is expected, nothing may be there
      const wordings = wordingsOf(text ?? '');
      const isHeld = (wording: string): boolean => isAsSaid(wording, how, wanted);
      return found(text !== undefined && (how === 'notmatches' ? wordings.every(isHeld) : wordings.some(isHeld)), text);
    }
    case 'alert':
      return found(
        ended.some(({ exitCode }) => exitCode !== 0) && wordingsOf(messages).some((wording) => new RegExp(label, 's').test(wording)),
      );
    case 'noalert':
      return found(said.every((each) => each.ok || isWant(each)));
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
