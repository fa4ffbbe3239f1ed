import type { Language } from '#core/languages.ts';
import type { TranslateAny } from '#core/message-key.ts';
import type { ToolError } from '#core/result.ts';
import { errorText, textIfThere } from '#engine/error-text.ts';
import { type Failed, type PlainError, plainError } from '#engine/plain-error.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Refusal } from './contract.ts';
import type { MessageFiles } from './package-tool.ts';

export const translatorOf = async (files: MessageFiles, language: Language): Promise<TranslateAny> =>
  createTranslator(language, (await files[language]()).default);

/** The command line's message for an invalid call or missing input. */
async function adapterSentence(
  sentences: MessageFiles,
  language: Language,
  { tool, code, field, values, isUsage }: Omit<Refusal, 'message'>,
) {
  const t = await translatorOf(sentences, language);
  const key = `${isUsage ? 'usage' : 'refused'}.${code}`;
  return textIfThere(t, key, { tool, ...(field !== undefined && { option: field }), ...values });
}

export const adapterRefusal = async (sentences: MessageFiles, language: Language, refusal: Omit<Refusal, 'message'>): Promise<Refusal> => ({
  ...refusal,
  message: (await adapterSentence(sentences, language, refusal)) ?? refusal.code,
});

/** Converts the error of a run, and any further errors, to a refusal. */
export function toolRefusal(tool: string, error: ToolError, failed: Failed): Refusal {
  const withWords = ({ more, ...plain }: PlainError, { words, more: others = [] }: ToolError): Refusal => ({
    tool,
    ...plain,
    ...(words && { words }),
    ...(more && { more: more.map((each, index) => withWords(each, others[index] ?? each)) }),
  });
  return withWords(plainError(error, failed), error);
}

/**
 * The messages of a refusal and its further errors in a language, one per line. Loads the tool's messages only if the tool reported the
 * error.
 */
export async function sentenceOf(
  sentences: MessageFiles,
  messages: () => Promise<MessageFiles | undefined>,
  refusal: Refusal,
  language: Language,
): Promise<string> {
  const ofAdapter = await adapterSentence(sentences, language, refusal);
  const files = ofAdapter === undefined ? await messages() : undefined;
  if (!files) return ofAdapter ?? refusal.message;
  const t = await translatorOf(files, language);
  const sentence = ({ more: _others, ...error }: Refusal): string => errorText(t, error, { label: t(`fields.${error.field}.label`) });
  return [refusal, ...(refusal.more ?? [])].map(sentence).join('\n');
}
