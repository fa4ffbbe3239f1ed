import { inflateSync } from 'node:zlib';

const unicode = (hex: string): string => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** The characters of a font's glyphs: its ToUnicode map, as Chromium writes it (ISO 32000-1, 9.10.3). */
function readMap(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, section = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of section.matchAll(/<(\w{4})> <(\w+)>/g)) glyphs.set(glyph, unicode(text));
  for (const [, section = ''] of map.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of section.matchAll(/<(\w{4})> <(\w{4})> <(\w{4})>/g))
      for (let glyph = Number.parseInt(from, 16), code = Number.parseInt(text, 16); glyph <= Number.parseInt(to, 16); glyph++, code++)
        glyphs.set(glyph.toString(16).toUpperCase().padStart(4, '0'), String.fromCharCode(code));
  return glyphs;
}

/** The text of a PDF in drawing order, without white space. Only reads PDFs that Chromium has written. */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([^]*?)endobj/g)) objects.set(number, body);
  const streamOf = (number = ''): string => {
    const body = objects.get(number) ?? '';
    const start = body.indexOf('\n', body.indexOf('stream')) + 1;
    const bytes = Buffer.from(body.slice(start, start + Number(/\/Length (\d+)/.exec(body)?.[1])), 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
  };
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const texts = pages.map((page) => {
    const fonts = new Map<string, ReadonlyMap<string, string>>();
    for (const [, name = '', font = ''] of page.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, readMap(streamOf(/\/ToUnicode (\d+)/.exec(objects.get(font) ?? '')?.[1])));
    let font: ReadonlyMap<string, string> | undefined;
    let text = '';
    // Matches a font, the text of a ligature with the ligature, or glyphs.
    for (const { groups = {} } of streamOf(/\/Contents (\d+)/.exec(page)?.[1]).matchAll(
      /\/(?<name>F\d+) [\d.]+ Tf|\/ActualText (?:\((?<plain>[^)]*)\)|<FEFF(?<utf16>\w*)>)[^]*?EMC|<(?<glyphs>\w+)> Tj/gi,
    )) {
      if (groups['name']) font = fonts.get(groups['name']);
      text += groups['plain'] ?? unicode(groups['utf16'] ?? '');
      for (const glyph of groups['glyphs']?.match(/.{4}/g) ?? []) text += font?.get(glyph.toUpperCase()) ?? '';
    }
    return text;
  });
  return texts.join('').replaceAll(/\s/g, '');
}
