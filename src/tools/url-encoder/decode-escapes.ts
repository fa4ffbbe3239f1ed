import { fail, ok, type Result } from '#core/result.ts';
import { characterPosition } from '#pure/text/character-position.ts';
import { type Charset, decodeRun } from './decode-run.ts';

export interface DecodingStyle {
  readonly isPlusSpace: boolean;
  /** Whether to keep invalid escapes instead of failing. */
  readonly keepsMalformed: boolean;
}

export type NotDecodable = 'malformedEscape' | 'notUtf8';

/** The prefix of an ext-value (RFC 8187, section 3.2.1). */
const EXT_VALUE = /^(UTF-8|ISO-8859-1)'[A-Za-z0-9-]*'/i;

/** Includes `%uXXXX`, the UTF-16 code units that JavaScript's `escape` function writes (ECMA-262, annex B.2.1). */
const TOKEN = /(?:%[\dA-Fa-f]{2})+|(?:%u[\dA-Fa-f]{4})+|[%+]/gi;

const ESCAPE_LENGTH = 3;

/**
 * Decodes the escapes in a text once. Removes the prefix of an ext-value (RFC 8187), which specifies the charset. The default is UTF-8.
 * Errors have the first invalid escape and its position in characters, with `at` its offset.
 */
export function decodeEscapes(text: string, { isPlusSpace, keepsMalformed }: DecodingStyle): Result<string, NotDecodable> {
  const [prefix = '', name] = EXT_VALUE.exec(text) ?? [];
  const charset: Charset = name?.toUpperCase() === 'ISO-8859-1' ? 'ISO-8859-1' : 'UTF-8';
  const parts: string[] = [];
  let end = prefix.length;
  const refuse = (code: NotDecodable, at: number) => {
    const escape = Array.from(text.slice(at, at + 2 * ESCAPE_LENGTH), String)
      .slice(0, ESCAPE_LENGTH)
      .join('');
    return fail(code, { at, values: { position: characterPosition(text, at), escape } });
  };

  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    parts.push(text.slice(end, index));
    end = index + token.length;
    const units = /^%u/i.test(token) ? codeUnitsIn(token) : undefined;
    if (units?.isWellFormed() === true) parts.push(units);
    else if (units !== undefined && !keepsMalformed) return refuse('malformedEscape', index);
    else if (token === '+') parts.push(isPlusSpace ? ' ' : token);
    else if (token !== '%' && units === undefined) {
      const run = decodeRun(token, charset);
      if (run.invalidAt !== undefined && !keepsMalformed) return refuse('notUtf8', index + run.invalidAt);
      parts.push(run.text);
    } else if (keepsMalformed) parts.push(token);
    else return refuse('malformedEscape', index);
  }
  return ok(parts.join('') + text.slice(end));
}

const codeUnitsIn = (token: string): string =>
  token.replace(/%u(.{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
