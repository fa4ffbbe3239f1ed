/** A text with the letters of each ligature, such as copied out of a PDF: the capital of `ﬁ` is `Fi`, not `FI`. */
export const withoutLigatures = (text: string): string => text.replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
