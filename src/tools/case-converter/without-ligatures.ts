/** Replaces ligatures, such as those copied from a PDF, with their letters: the capital of `ﬁ` is `Fi`, not `FI`. */
export const withoutLigatures = (text: string): string => text.replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
