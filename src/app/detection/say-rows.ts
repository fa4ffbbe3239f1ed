import texts from 'virtual:detection-texts';
import { readingKey } from '#core/detection.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import { createTranslator } from '#i18n/translator.ts';
import { answerWriter } from '#pure/detection/write-answer.ts';
import type { ShellText } from '../language/language-data.ts';
import type { DetectedRow } from './detection-desk.ts';

/** What the findings say in a language, by tool. */
export type DetectionTexts = Readonly<Record<string, MessageTree>>;

export const loadDetectionTexts = async (language: Language): Promise<DetectionTexts> => (await texts[language]()).default;

/** A finding in words. */
export interface SaidRow {
  readonly reading: string;
  /** Of a row that asks for it, a sign that it is on its way; nothing where there is none. */
  readonly answer: string | undefined;
  /** What it stands in, from the outside, and itself at the end: `Base64 › gzip › JSON`. */
  readonly chain: string;
}

const AWAITED = '…';

/** Says findings in the words of their tools; `t` has those of the shell. */
export function rowSayer(said: DetectionTexts, t: ShellText, language: Language): (row: DetectedRow) => SaidRow {
  return ({ toolId, reading, answer, asks, chain }) => {
    const own = createTranslator(language, said[toolId] ?? {});
    const name = own(readingKey(reading));
    const written = answer ? answerWriter(own, language)(answer) : asks ? AWAITED : undefined;
    const layers = chain.map((layer) => t(`palette.layers.${layer}`));
    return { reading: name, answer: written, chain: layers.length === 0 ? '' : [...layers, name].join(' › ') };
  };
}
