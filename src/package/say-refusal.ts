import type { Language } from '#core/languages.ts';
import type { MessageValues, TranslateAny } from '#core/message-key.ts';
import type { ToolError } from '#core/result.ts';
import { errorText, textIfThere } from '#engine/error-text.ts';
import { type Failed, type PlainError, plainError } from '#engine/plain-error.ts';
import { createTranslator } from '#i18n/translator.ts';
import type { Refusal } from './contract.ts';
import type { MessageFiles, PackageTool } from './package-tool.ts';

export const translatorOf = async (files: MessageFiles, language: Language): Promise<TranslateAny> =>
  createTranslator(language, (await files[language]()).default);

/** A call that is none, or nothing that was brought: what the command line says of it. */
export async function doorRefusal(
  sentences: MessageFiles,
  language: Language,
  refusal: Pick<Refusal, 'tool' | 'code' | 'field' | 'values'>,
  kind: 'usage' | 'refused' = 'usage',
): Promise<Refusal> {
  const { code, field, tool, values } = refusal;
  const t = await translatorOf(sentences, language);
  const message = t(`${kind}.${code}`, { tool, ...(field !== undefined && { option: field }), ...values });
  return { ...refusal, ...(kind === 'usage' && { isUsage: true }), message };
}

/** What the error of a run says, and what else is wrong. */
export function toolRefusal(tool: string, error: ToolError, failed: Failed): Refusal {
  const withWords = ({ more, ...plain }: PlainError, { words, more: others = [] }: ToolError): Refusal => ({
    tool,
    ...plain,
    ...(words && { words }),
    ...(more && { more: more.map((each, index) => withWords(each, others[index] ?? each)) }),
  });
  return withWords(plainError(error, failed), error);
}

/** The sentence of a refusal in a language, and those of what else is wrong, a line each. */
export async function sentenceOf(
  { messages, sentences }: Pick<PackageTool, 'messages' | 'sentences'>,
  refusal: Refusal,
  language: Language,
) {
  const [t, door] = await Promise.all([translatorOf(messages, language), translatorOf(sentences, language)]);
  const said = ({ tool, code, field = '', values = {}, words, isUsage }: Refusal): string => {
    const common: MessageValues = { tool, option: field, ...values };
    if (isUsage) return door(`usage.${code}`, common);
    if (textIfThere(door, `refused.${code}`) !== undefined) return door(`refused.${code}`, common);
    return errorText(t, { code, values, ...(words && { words }) }, { label: t(`fields.${field}.label`) });
  };
  return [refusal, ...(refusal.more ?? [])].map(said).join('\n');
}
