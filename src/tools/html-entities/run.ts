import { decodeHTML, decodeHTMLStrict } from 'entities/decode';
import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { isOverInputLimit } from '#pure/text/input-limit.ts';
import type { declaration } from './declare.ts';
import { escapeHtml } from './escape-html.ts';
import { countInvisible } from './invisible-characters.ts';

/** Error: `textTooLong`, see `isOverInputLimit`. */
export function escape({ text, characters, format }: Given<typeof declaration, 'escape'>) {
  if (text === '') return ok(null);
  return isOverInputLimit(text) ? fail('textTooLong') : ok(escapeHtml(text, { scope: characters, format }));
}

/**
 * Decodes references once, as a browser does in the content of an element (HTML Standard, section 13.2.5.72), and lists the invisible
 * characters (see `countInvisible`). Error: `textTooLong`.
 */
export function unescape({ escaped, requireSemicolon }: Given<typeof declaration, 'unescape'>) {
  if (escaped === '') return ok(null);
  if (isOverInputLimit(escaped)) return fail('textTooLong');
  const unescaped = requireSemicolon ? decodeHTMLStrict(escaped) : decodeHTML(escaped);
  return ok({ unescaped, invisible: countInvisible(unescaped) });
}

export const run = { escape, unescape } satisfies Runs<typeof declaration>;
