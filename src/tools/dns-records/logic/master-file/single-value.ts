import type { Token } from './tokens.ts';

/** The beginning of a TXT record's text that is accepted without its record. */
const FORM = /^"?(?:v=spf1|v\s*=\s*(?:dmarc1|dkim1|bimi1|stsv1|tlsrptv1)|k=\s*[\w-]+\s*;|p=[a-z\d+/=]{40,})/i;

/** The owner of a value whose origin is unknown. */
export const SINGLE_OWNER = 'example.com.';

const UTF8 = new TextEncoder();

/** Reads a single line with the text of a TXT record, with or without quotes, as strings; undefined for anything else. */
export function readSingleValue(text: string): readonly Token[] | undefined {
  const value = text.trim();
  if (!FORM.test(value) || /[\r\n]/.test(value)) return undefined;
  const line = 1 + (text.slice(0, text.indexOf(value)).match(/\n/g)?.length ?? 0);
  const quoted = [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, string = '']) => ({ text: string, isQuoted: true, line }));
  if (value.startsWith('"') && quoted.length > 0) return quoted;
  return splitString(value.replace(/^"/, '')).map((string) => ({ text: string, isQuoted: true, line }));
}

/** Splits a value that exceeds the maximum length of a string. */
function splitString(value: string): readonly string[] {
  const escaped = value.replaceAll(/[\\"]/g, '\\$&');
  if (UTF8.encode(value).length <= 255) return [escaped];
  return (value.match(/[\s\S]{1,60}/gu) ?? []).reduce<string[]>((parts, piece) => {
    const last = parts.at(-1);
    const text = piece.replaceAll(/[\\"]/g, '\\$&');
    if (last !== undefined && UTF8.encode(last + text).length <= 250) return [...parts.slice(0, -1), last + text];
    return [...parts, text];
  }, []);
}
