import * as fc from 'fast-check';
import { stringify as writeToml } from 'smol-toml';
import { stringify as writeYaml } from 'yaml';
import type { DataType } from '#core/data-type.ts';

const words = fc.constantFrom('a', 'b', 'c1', 'title', 'no', 'é', '日本');
const strings = fc.oneof(
  words,
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('1', 'true', '2024-01-15', ' a', 'a\nb', '# a'),
);
const scalars = fc.oneof(strings, fc.boolean(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

/** JSON values whose objects often have the same keys. */
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(words, tie('value'), { maxKeys: 4 }),
  ),
}));

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, (character) =>
    /[&<>"]/.test(character) ? `&#${character.charCodeAt(0)};` : '',
  );

const xmlText = strings.map(escapeXml);
const xmlAttributes = fc.dictionary(fc.constantFrom('a', 'b', 'x:c'), xmlText, { maxKeys: 3 }).map((attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join(''),
);
const { element: xmlElement } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom('a', 'b', 'title'),
      xmlAttributes,
      fc.array(
        fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          xmlText,
          fc.constantFrom(' ', '\n  ', '<!-- a -->', '<![CDATA[<b>]]>', '<?p i?>', '<br/>'),
          tie('element'),
        ),
        { maxLength: 4 },
      ),
    )
    .map(([name, attributes, children]) => `<${name}${attributes}>${children.join('')}</${name}>`),
}));

/** TOML has no null. */
const withoutNull = (table: object): unknown => JSON.parse(JSON.stringify(table, (_, value: unknown) => value ?? 0));

const iniText = fc.constantFrom('a', 'b', 'c d', '1', 'true', '"e"', "' f'", 'g ; h', 'i:j', '日本', '');
const iniKey = fc.constantFrom('a', 'b', 'c d', 'e[]', '日本');
const iniLine = fc.oneof(
  fc.tuple(iniKey, fc.constantFrom('=', ' = ', ': '), iniText).map((parts) => parts.join('')),
  fc.constantFrom('[x]', '[x.y]', '; a', '# b', '', 'word', '  more', '[x] ; c'),
);

/** Random well-formed documents, for the data types with a syntax. */
export const anyDocument: Partial<Readonly<Record<DataType, fc.Arbitrary<string>>>> = {
  json: fc.tuple(values, fc.constantFrom(undefined, 1, 3)).map(([value, indent]) => JSON.stringify(value, null, indent)),
  yaml: values.map((value) => writeYaml(value)),
  toml: fc.dictionary(words, values, { maxKeys: 4 }).map((table) => writeToml(withoutNull(table))),
  xml: xmlElement,
  ini: fc.array(iniLine, { maxLength: 8 }).map((lines) => lines.join('\n')),
  url: fc.webUrl({ withQueryParameters: true, withFragments: true }),
};
