import { readingKey } from '#core/detection.ts';
import type { Language } from '#core/languages.ts';
import type { MessageTree } from '#core/message-key.ts';
import { detectionTexts } from '#generated/detection-texts.ts';
import { createTranslator } from '#i18n/translator.ts';
import { answerWriter } from '#pure/detection/write-answer.ts';
import type { ShellText } from '../../shell/language/language-data.ts';
import type { DetectedRow } from './detection-service.ts';

/** The texts of the findings in one language, by tool. */
export type DetectionTexts = Readonly<Record<string, MessageTree>>;

export const loadDetectionTexts = async (language: Language): Promise<DetectionTexts> => (await detectionTexts[language]()).default;

/** The texts of a row. */
export interface SaidRow {
  readonly reading: string;
  /** The answer, or an ellipsis while it is pending; `undefined` if the row has none. */
  readonly answer: string | undefined;
  /** The layers around the finding, outermost first, and the finding: `Base64 › gzip › JSON`. */
  readonly chain: string;
}

const AWAITED = '…';

/** Creates a function that translates rows with the texts of their tools; `t` translates the texts of the shell. */
export function rowSayer(texts: DetectionTexts, t: ShellText, language: Language): (row: DetectedRow) => SaidRow {
  return ({ toolId, reading, answer, asks, chain }) => {
    const own = createTranslator(language, texts[toolId] ?? {});
    const name = own(readingKey(reading));
    const written = answer ? answerWriter(own, language)(answer) : asks ? AWAITED : undefined;
    const layers = chain.map((layer) => t(`palette.layers.${layer}`));
    return { reading: name, answer: written, chain: layers.length === 0 ? '' : [...layers, name].join(' › ') };
  };
}
