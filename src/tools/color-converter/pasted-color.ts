const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)`;
const GAP = String.raw`(?:\s*[,;]\s*|\s+)`;

/** The name of a property, variable, or member before a value: `color:`, `--primary:`, `"brand":`. */
const KEY = /^(?:--|[$@])?["']?[a-z][\w-]+["']?\s*:\s*(?=\S)/;
const QUOTED = /^(?<quote>["'`])(?<inner>.*)\k<quote>$|^[“„«‘](?<curly>.*)[”“»’]$/;
const BRACKETS = /^(?:\((?<round>[^()]*)\)|\[(?<square>[^[\]]*)\]|\{(?<curly>[^{}]*)\})$/;

/** Constructors of Android, Flutter, and .NET: alpha first, or three channels. */
const FROM_ARGB = new RegExp(`^(?:new )?color\\.(?:from)?argb\\((?<channels>${NUMBER}(?:,\\s*${NUMBER}){2,3})\\)$`);
const HEX_CALL = /^(?:const )?(?:color|uicolor)\((?:hex:\s*)?(?<hex>0x[\da-f]+)\)$/;

/** Constructors of shaders and Apple's frameworks: channels from 0 to 1. */
const VECTOR = new RegExp(`^(?:vec|float|half)[34]\\((?<channels>${NUMBER}f?(?:,\\s*${NUMBER}f?){2,3})\\)$`);
const APPLE = new RegExp(
  `^(?:uicolor|nscolor|color)\\((?:calibrated|srgb|display p3)?red:\\s*(?<red>${NUMBER}),? ?green:\\s*(?<green>${NUMBER}),? ?blue:\\s*(?<blue>${NUMBER})(?:,? ?(?:alpha|opacity):\\s*(?<alpha>${NUMBER}))?\\)$`,
);
const BARE_SHARES = new RegExp(`^${NUMBER}(?:${GAP}${NUMBER}){2,3}$`);

/** Channels labeled as in design tools: `R: 255 G: 0 B: 0`, `C=0 M=100 Y=100 K=0`. */
const labelled = (letters: string): RegExp =>
  new RegExp(`^${[...letters].map((letter) => `${letter}\\s*(?:[:=]\\s*)?(${NUMBER})%?`).join(String.raw`[\s,;]*`)}$`);
const RGB_LABELS = labelled('rgb');
const CMYK_LABELS = labelled('cmyk');

/** Removes a decimal point at the end of a number, as in shaders, because CSS does not allow it. */
const numbersIn = (text: string): readonly string[] =>
  (text.match(new RegExp(NUMBER, 'g')) ?? []).map((number) => number.replace(/\.$/, ''));

const shares = ([red, green, blue, alpha]: readonly (string | undefined)[]): string =>
  `color(srgb ${red} ${green} ${blue}${alpha === undefined ? '' : ` / ${alpha}`})`;

function fromArgb(channels: readonly string[]): string {
  if (channels.length === 3) return `rgb(${channels.join(' ')})`;
  const [alpha, ...rest] = channels;
  return `rgb(${rest.join(' ')} / ${Number(alpha) / 255})`;
}

/**
 * Lowercases a color and removes text copied together with it: a key, quotes, brackets, `!important`, a comma, or invisible characters.
 * Converts constructors of Flutter, .NET, Apple's frameworks, and shaders to CSS. Bare channels are shares of 1 if none exceeds 1 and one
 * has a decimal point, as in glTF.
 */
export function pastedColor(typed: string): string {
  const line = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .replace(/(?<!\s)\s*!important$/, '')
    .replace(KEY, '');
  const quoted = QUOTED.exec(line)?.groups;
  const text = (quoted?.['inner'] ?? quoted?.['curly'] ?? line).trim().replace(/;$/, '');
  const bracketed = BRACKETS.exec(text)?.groups;
  const bare = (bracketed?.['round'] ?? bracketed?.['square'] ?? bracketed?.['curly'] ?? text).trim();
  if (BARE_SHARES.test(bare) && bare.includes('.')) {
    const channels = numbersIn(bare);
    if (channels.every((channel) => Number(channel) >= 0 && Number(channel) <= 1)) return shares(channels);
  }
  const hex = HEX_CALL.exec(bare)?.groups?.['hex'];
  if (hex !== undefined) return hex;
  const argb = FROM_ARGB.exec(bare)?.groups?.['channels'];
  if (argb !== undefined) return fromArgb(numbersIn(argb));
  const vector = VECTOR.exec(bare)?.groups?.['channels'];
  if (vector !== undefined) return shares(numbersIn(vector));
  const apple = APPLE.exec(bare)?.groups;
  if (apple) return shares([apple['red'], apple['green'], apple['blue'], apple['alpha']]);
  const [, ...rgb] = RGB_LABELS.exec(bare) ?? [];
  if (rgb.length > 0) return `rgb(${rgb.join(' ')})`;
  const [, ...inks] = CMYK_LABELS.exec(bare) ?? [];
  return inks.length > 0 ? `cmyk(${inks.map((ink) => `${ink}%`).join(' ')})` : bare;
}

/**
 * Converts a function with separators that CSS does not accept, such as `rgb(100%, 0, 0)`, `hsl(120, 100, 50)`, or `rgba(255 0 0 0.5)`, to
 * the modern syntax. `undefined` for mixed separators and if ambiguous: saturation and lightness up to 1 may be shares or percentages.
 */
export function modernCall(text: string): string | undefined {
  const [, name = '', list = ''] = /^(rgba?|hsla?|hwb)\(([^()]*)\)$/.exec(text) ?? [];
  const separator = [',', ';'].find((each) => list.includes(each)) ?? /\s+/;
  const values = list
    .trim()
    .split(separator)
    .map((value) => value.trim());
  if (values.length < 3 || values.length > 4) return undefined;
  const isUncertain = name.startsWith('hs') && values.slice(1, 3).every((value) => !value.endsWith('%') && Number(value) <= 1);
  if (isUncertain && /[,;]/.test(list)) return undefined;
  const [alpha] = values.slice(3);
  return `${name}(${values.slice(0, 3).join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}
