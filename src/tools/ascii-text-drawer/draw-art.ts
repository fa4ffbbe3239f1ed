import figlet from 'figlet';
import type { DataContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';
import { packOfFont } from './font-packs.ts';

/** The font, width, and layout of the letters. */
export type Setting = Pick<Given<typeof declaration, 'draw'>, 'font' | 'width' | 'horizontalLayout' | 'verticalLayout'>;

const layouts = {
  default: 'default',
  full: 'full',
  fitted: 'fitted',
  controlled: 'controlled smushing',
  universal: 'universal smushing',
} as const;

type FontTexts = Readonly<Record<string, string>>;

/** Parsed font packs by their bytes, because parsing a pack takes longer than drawing. */
const read = new WeakMap<Uint8Array, FontTexts>();

function readPack(bytes: Uint8Array): FontTexts {
  const texts = read.get(bytes) ?? (JSON.parse(new TextDecoder().decode(bytes)) as FontTexts); // scripts/data/figlet-fonts.ts wrote it
  read.set(bytes, texts);
  return texts;
}

/** Loads a font into the library once. Returns false if its file is unavailable. */
export async function loadFont(font: string, { loadData }: Pick<DataContext, 'loadData'>): Promise<boolean> {
  if (Object.hasOwn(figlet.figFonts, font)) return true;
  const pack = await loadData(`figlet-fonts/${packOfFont.get(font)}`).catch(() => undefined); // no network, or removed by a newer release
  const text = pack && readPack(pack)[font];
  if (text !== undefined) figlet.parseFont(font, text);
  return text !== undefined;
}

export interface Art {
  /** Without trailing spaces, and without empty lines at the end. */
  readonly lines: readonly string[];
  /** The characters missing from the font, each once. They are left out. */
  readonly missing: readonly string[];
}

/**
 * The first 100 code points of a longer word. The library's time to break a word grows with the cube of its length, so longer words are
 * split here.
 */
const LONG_WORD = /\S{100}(?=\S)/gu;

/** ASCII equivalents of typographic characters, as found on a keyboard. */
const plainSigns: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'‘’‚‛′'].map((sign) => [sign, "'"])),
  ...Object.fromEntries([...'“”„‟″'].map((sign) => [sign, '"'])),
  ...Object.fromEntries([...'‐‑‒–—―−'].map((sign) => [sign, '-'])),
};

/** Returns the character if the font has it, otherwise its replacement, such as `...` for `…`. Empty if the font has neither. */
function drawable(character: string, hasGlyph: (character: string) => boolean): string {
  if (character === '\n' || hasGlyph(character)) return character;
  const plain = plainSigns[character] ?? character.normalize('NFKC');
  return [...plain].every(hasGlyph) ? plain : '';
}

/** Draws text in a loaded font: The FIGfont Version 2 FIGfont and FIGdriver Standard. A tab counts as a space. */
export function drawArt(text: string, { font, width, horizontalLayout, verticalLayout }: Setting): Art {
  const glyphs = figlet.figFonts[font] ?? {};
  const hasGlyph = (character: string): boolean => Object.hasOwn(glyphs, character.codePointAt(0) ?? 0);
  const characters = [...text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')];
  const known = characters.map((character) => drawable(character, hasGlyph)).join('');
  const draw = (lines: string): readonly string[] => {
    const art = figlet.textSync(lines, {
      font,
      whitespaceBreak: true,
      horizontalLayout: layouts[horizontalLayout],
      verticalLayout: layouts[verticalLayout],
      ...(width > 0 && { width }),
    });
    return withoutEmptyEnd(art.split('\n').map(withoutSpacesAtEnd));
  };
  return {
    lines: withoutEmptyEnd(
      partsOf(width > 0 ? known.replaceAll(LONG_WORD, '$&\n') : known).flatMap((part) => (part === '' ? [''] : draw(part))),
    ),
    missing: [...new Set(characters.filter((character) => drawable(character, hasGlyph) === ''))],
  };
}

/** Splits text at blank lines. Each blank line becomes an empty text, because the library would merge it with its neighbors. */
const partsOf = (text: string): readonly string[] =>
  text.split(/^([^\S\n]*)$\n?/m).flatMap((part, index) => (index % 2 === 1 ? [''] : part === '' ? [] : [part.replace(/\n$/, '')]));

function withoutSpacesAtEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  return line.slice(0, end);
}

const withoutEmptyEnd = (lines: readonly string[]): readonly string[] => lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
