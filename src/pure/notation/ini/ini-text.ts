import { toBase64 } from '../base64/base64.ts';
import type { TreeValue } from '../tree/tree-value.ts';
import { isQuoted } from './ini-value.ts';

const isTrimmed = (text: string): boolean => text === text.trim();

/** Whether a key is read back unchanged. */
export const isIniKey = (key: string): boolean => key !== '' && isTrimmed(key) && !/^[;#[]|[=\r\n]|:(?=\s|$)|\[\]$/.test(key);

/** Whether the name of a section, or a part of it, is read back unchanged. */
export const isIniSection = (name: string): boolean => name !== '' && isTrimmed(name) && !/[\]\r\n]/.test(name);

/** A value as text, with non-finite numbers in Python's notation; `undefined` for a list or map. */
export function scalarText(value: TreeValue): string | undefined {
  switch (value.kind) {
    case 'null':
      return '';
    case 'boolean':
    case 'integer':
      return String(value.value);
    case 'float':
      return value.digits || String(value.value).replace('Infinity', 'inf').toLowerCase();
    case 'dateTime':
      return value.text;
    case 'binary':
      return toBase64(value.bytes);
    case 'text':
      return value.value;
    case 'list':
    case 'map':
      return undefined;
  }
}

/** A quoted text; `undefined` if it contains both kinds of quotes. */
const quoted = (text: string): string | undefined => (!text.includes('"') ? `"${text}"` : !text.includes("'") ? `'${text}'` : undefined);

/**
 * Writes a text as the value of a key: in quotes if white space, quotes, or a comment mark would be misread; with further lines indented.
 * `undefined` if lines would be misread: indented ones, those that look like comments, an empty last line, or a text that needs quotes but
 * contains both kinds.
 */
export function iniText(text: string): string | undefined {
  if (text.includes('\r')) return undefined;
  const [first = '', ...more] = text.split('\n');
  if (more.length === 0) {
    if (!isTrimmed(text) || isQuoted(text)) return quoted(text);
    return (/(?<!\S)[;#]/.test(text) ? quoted(text) : undefined) ?? text;
  }
  const isRead = isTrimmed(first) && more.at(-1) !== '' && more.every((line) => isTrimmed(line) && !/^[;#]/.test(line));
  return isRead ? [first, ...more.map((line) => (line === '' ? '' : `\t${line}`))].join('\n') : undefined;
}
