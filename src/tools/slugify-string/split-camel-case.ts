import { ACRONYM_END } from '#pure/text/acronym-end.ts';

/** Each looks ahead first, so that only what stands before a capital or a digit is looked at twice. */
const BOUNDARIES = [
  /** API|Section, but APIs: first, because it looks at the capital that follows. */
  RegExp(ACRONYM_END, 'gu'),
  /** FOO|360 */
  /(?=\p{Nd})(?<=(?:\p{Lu}\p{M}*){2})/gu,
  /** foo|Bar */
  /(?=\p{Lu})(?<=[\p{Ll}\p{Nd}]\p{M}*)/gu,
];

/** A text with spaces between the words of camelCase, in any script that has case. */
export const splitCamelCase = (text: string): string => BOUNDARIES.reduce((split, boundary) => split.replaceAll(boundary, ' '), text);
