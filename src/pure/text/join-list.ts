/** The items of a list one after the other: Chinese has a comma of its own for lists, without a blank. */
export const joinList = (items: readonly string[], language: string): string => items.join(language === 'zh' ? '、' : ', ');

/** Whole sentences one after the other: Chinese has no blank between them. */
export const joinSentences = (sentences: readonly string[], language: string): string => sentences.join(language === 'zh' ? '' : ' ');
