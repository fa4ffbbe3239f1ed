/** `U+1F44B`, `0x1F44B`, `\u{1F44B}`, `\uD83D`, `\1F44B`, `&#x1F44B;`, or from four digits on the digits alone. */
const CODE = /^(?:(?:U\+|0x|\\u?\{?|&#x)(?<marked>[\da-f]{2,6})[};]?|(?<bare>[\da-f]{4,6}))$/i;

const LARGEST = 0x10_ff_ff;

/** The text whose code points are written in a query; `undefined` if it is none. */
export function textOfCodePoints(query: string): string | undefined {
  const codes = query
    .replaceAll(/(?=[\\&])/g, ' ')
    .split(/[\s,-]+/)
    .filter((code) => code !== '');
  const points = codes.map((code) => {
    const { marked, bare } = CODE.exec(code)?.groups ?? {};
    return Number.parseInt(marked ?? bare ?? '', 16);
  });
  return points.length > 0 && points.every((point) => point <= LARGEST) ? String.fromCodePoint(...points.slice(0, 32)) : undefined;
}
