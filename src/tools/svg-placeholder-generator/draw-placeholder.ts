import type { ValuesOf } from '#core/fields.ts';
import { escapeAttribute } from '#pure/notation/html/escape-markup.ts';
import { FORBIDDEN_CHARACTER } from '#pure/notation/xml/xml-characters.ts';
import type { declaration } from './declare.ts';

export type Look = ValuesOf<(typeof declaration)['options']>;

const FORBIDDEN = new RegExp(FORBIDDEN_CHARACTER, 'gu');

/**
 * Escapes a text for an XML or HTML element or a double-quoted attribute, on one line. Replaces characters that XML forbids with U+FFFD.
 */
export const escapeMarkup = (text: string): string => escapeAttribute(text.replaceAll(FORBIDDEN, '\uFFFD').replaceAll(/[\t\n\r]+/g, ' '));

/** The lines of the SVG element, without indentation. */
export function drawPlaceholder(text: string, look: Look): readonly string[] {
  const { width, height, background, textColor } = look;
  const size = look.exactSize ? ` width="${width}" height="${height}"` : '';
  const place = 'x="50%" y="50%" dominant-baseline="central" text-anchor="middle"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${size}>`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    `<text ${place} font-family="monospace" font-size="${fittingFontSize(text, look)}px" fill="${textColor}">${escapeMarkup(text)}</text>`,
    '</svg>',
  ];
}

/** East Asian characters, which are 1 em wide. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu;

/**
 * Limits the font size so that the text fills at most nine tenths of the width. A monospaced character is 0.6 em wide, and a wide one 1 em.
 */
function fittingFontSize(text: string, { width, fontSize, shrinkText }: Look): number {
  const wide = text.match(WIDE)?.length ?? 0;
  const largest = Math.floor((9 * width) / (6 * ([...text].length - wide) + 10 * wide));
  return shrinkText ? Math.max(1, Math.min(fontSize, largest)) : fontSize;
}
