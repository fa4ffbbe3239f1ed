import { percentDecode } from '#pure/notation/url/percent-decode.ts';

/**
 * Matches `U+1F44B`, `0x1F44B`, `\u{1F44B}`, `\uD83D`, `\U0001F44B`, `\1F44B`, `&#x1F44B;`, `&#128075;`, or at least four hexadecimal
 * digits.
 */
const CODE = /^(?:(?:U\+|0x|\\u?\{?|&#x)(?<marked>[\da-f]{2,8})[};]?|&#(?<decimal>\d{2,7});?|(?<bare>[\da-f]{4,6}))$/i;
/** The extension of an image file that is named after code points. */
const PICTURE = /\.(?:svg|png|webp|avif|gif)$/i;

const LARGEST = 0x10_ff_ff;

/** Converts the code points in a query to text; `undefined` for other queries. */
export function textOfCodePoints(query: string): string | undefined {
  if (/^(?:%[\da-f]{2})+$/i.test(query.trim())) return percentDecode(query.trim());
  const codes = query
    .trim()
    .replace(PICTURE, '')
    .replaceAll(/(?=[\\&])/g, ' ')
    .split(/[\s,-]+/)
    .filter((code) => code !== '');
  const points = codes.map((code) => {
    const { marked, decimal, bare } = CODE.exec(code)?.groups ?? {};
    return decimal === undefined ? Number.parseInt(marked ?? bare ?? '', 16) : Number(decimal);
  });
  return points.length > 0 && points.every((point) => point <= LARGEST) ? String.fromCodePoint(...points.slice(0, 32)) : undefined;
}
