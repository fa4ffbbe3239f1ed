import { ACRONYM_END } from '#pure/text/acronym-end.ts';

/** Each pattern begins with a lookahead, so that the lookbehind runs only before an uppercase letter or a digit. */
const BOUNDARIES = [
  /** API|Section, but not in APIs. Must be first because it depends on the following uppercase letter. */
  RegExp(ACRONYM_END, 'gu'),
  /** FOO|360 */
  /(?=\p{Nd})(?<=(?:\p{Lu}\p{M}*){2})/gu,
  /** foo|Bar */
  /(?=\p{Lu})(?<=[\p{Ll}\p{Nd}]\p{M}*)/gu,
];

/** Inserts spaces between the words of camelCase, in any script with uppercase and lowercase. */
export const splitCamelCase = (text: string): string => BOUNDARIES.reduce((split, boundary) => split.replaceAll(boundary, ' '), text);
