import type { Presenters } from '#core/present.ts';
import { answerNames, type declaration, inputNames } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  /** The formula of each result, with the numbers that are known. */
  explain(known, _given, { t }) {
    const values = Object.fromEntries(inputNames.map((name) => [name, known[name] ?? t(`fields.${name}.label`)]));
    return { formulas: answerNames.map((name) => ({ label: t(`outputs.${name}`), value: t(`view.formulas.${name}`, values) })) };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
