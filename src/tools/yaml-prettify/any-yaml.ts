import * as fc from 'fast-check';

/** A part of a document. Returns its lines at an indentation. `names` contains the preceding anchors. */
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
    .map<Part>(
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
    .map<Part>(
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
    .map<Part>(
      ([header, end, text]) =>
        (pad) =>
          ` ${header}${end}${text.replaceAll(/\n(?!\n|$)/g, `\n${pad}`)}`,
    ),
  fc.constant<Part>((_pad, [name]) => (name === undefined ? ' x' : ` *${name}`)),
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

/** Documents with comments, blank lines, block scalars, flow collections, and anchors in all positions. */
export const documents = fc
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

const FRAGMENTS =
  'a: 1|b:|c: x|- x|-|- a: 1|# c|||d: [1, 2] # c|e: {k: v, j: w}|f: [|1,|2|]|{|}|g: v,|text|m: &x 1|n: *x|o: !t # c|- &y|- # c|? a|? - z|: v|: # c|---|--- # c|...|p: "q|r"|s: \'p|q\'|t: "a\\|&z|!u v: 1|[a: b, ? c]|*x : 1|, # c'
    .split('|')
    .concat(['h: |', 'i: >', 'j: |+', 'k: >-', 'l: |2', '- |', '|', '--- |']);

// Most of these texts are not valid YAML, but the valid ones have comments and empty nodes in unlikely positions.
export const soup = fc
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
