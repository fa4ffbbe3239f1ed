import { parseAllDocuments, YAMLParseError } from 'yaml';
import { describe, expect, test } from 'vitest';
import { expectOwnSentence, matchesText, sourceTexts, unknownTexts } from '#test/support/library-texts.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { readYaml } from './read-yaml.ts';
import { errorOf, yamlFault } from './yaml-error.ts';
import { yamlOptions } from './yaml-schema.ts';

const LONG = 'k'.repeat(1100);

/** Every message of the library for readers, with a YAML 1.1 text that causes it. */
const EXAMPLES: readonly (readonly [text: string, yaml: string])[] = [
  ['Missing newline after block sequence props', '&a - b'],
  ['Block collection cannot start on same line with directives-end marker', '--- - a'],
  ['An alias node must not specify any properties', 'a: &x\n  *y'],
  ['Anchor cannot be an empty string', 'a: &'],
  ['Alias cannot be an empty string', '*'],
  ['Missing directives-end/doc-start indicator line', '%YAML 1.2\na: 1'],
  ['All mapping items must start at the same column', 'a: |\n  x\n y'],
  ['A block sequence may not be used as an implicit map key', 'a: - - b'],
  ['Implicit keys need to be on a single line', 'a: 1\n b: 2'],
  ['Nested mappings are not allowed in compact mappings', 'a: 1\n b: 2'],
  ['The : indicator must be at most 1024 chars after the start of an implicit block mapping key', `"${LONG}": 1`],
  ['Implicit map keys need to be followed by map values', 'a: 1\nb'],
  ['Block scalars with more-indented leading empty lines must use an explicit indentation indicator', 'a: |\n   \n  x'],
  ['Block scalar values in collections must be indented', 'a: |\n\t\n x'],
  ['Block scalar lines must not be less indented than their …', 'a: |\n  x\n \ty'],
  ['Block scalar header includes extra characters: …', 'a: |x\n b'],
  ['Comments must be separated from other tokens by white space characters', 'a: |#c\n b'],
  ['All sequence items must start at the same column', '- - a\n - b'],
  ['Sequence item without - indicator', '- &a - b'],
  ['Unexpected … at node end', '"a" "b"'],
  ['Block collections are not allowed within flow collections', '[- a]'],
  ['Unexpected , in …', '[a,,b]'],
  ['Implicit keys of flow sequence pairs need to be on a single line', '[a\nb: c]'],
  ['Missing , between … items', '{a: - b}'],
  ['The : indicator must be at most 1024 chars after the start of an implicit flow sequence key', `["${LONG}": 1]`],
  ['Missing space after : in …', '{*a :b}'],
  ['Missing , or : between … items', '{"a" "b"}'],
  ['… must end with a …', '[a'],
  ['… in block collection must be sufficiently indented and end with a …', 'a: [b\nc: d'],
  ['Plain value cannot start with …', 'a: @b'],
  ["Missing closing 'quote", "'a"],
  ['Invalid escape sequence …', '"\\q"'],
  ['Missing closing "quote', '"a'],
  ['Tags and anchors must be separated from the next token by white space', '!!%zz a'],
  ['Tabs are not allowed as indentation', 'a:\n\tb: 1'],
  ['A node can have at most one anchor', '&a &b c'],
  ['A node can have at most one tag', '!a !b c'],
  ['Anchors and tags must be after the … indicator', '&a ? b'],
  ['Unexpected … token', "a: 'b' c: d"],
  ['%TAG directive should contain exactly two parts', '%TAG !\n---'],
  ['%YAML directive should contain exactly one part', '%YAML\n---'],
  ['Unsupported YAML version …', '%YAML x\n---'],
  ['Verbatim tags must end with a >', '!<x a'],
  ['The … tag has no suffix', '!!  a'],
  ['Could not resolve tag: …', '!x!y a'],
  ['Ordered maps must not include duplicate keys: …', '!!omap [a: 1, a: 2]'],
  ['Each pair must have its own sequence indicator', '!!pairs [a, {b: 1, c: 2}]'],
  ['Set items must all have null values', '!!set {a: 1}'],
  ['Not a YAML token: …', 'a: | x'],
  ['Unexpected … token in YAML stream', 'a: ]'],
  ['Unexpected … token in YAML document', ']'],
  ['Unexpected block-seq-ind on same line with key', 'a: - b'],
];

/** Messages that our readers never receive, by reason. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'a warning': [
    'Unresolved tag: …',
    'Value may be parsed as either … or …',
    'Alias ending in : is ambiguous',
    'Anchor ending in : is ambiguous',
    'Flow end indicator should be more indented than parent',
    'Unknown directive …',
  ],
  'an option that is not used': [
    'With stringKeys, all keys must be strings',
    'Map keys must be unique',
    'Unresolved plain scalar …',
    '!!timestamp expects a date, starting with yyyy-mm-dd',
    'Unknown schema "…"; use one of … or define customTags array',
    'Unknown custom tag …; use one of …',
    'With a null YAML version, the { schema: Schema } option is required',
    "Expected '1.1', '1.2' or null as first argument, but found: …",
    'This environment does not support reading binary tags; either Buffer or atob is required',
  ],
  'of writing and changing documents': [
    'Document with errors cannot be stringified',
    'Expected a YAML collection as document contents',
    'Anchor must not contain whitespace or control characters: …',
    'Failed to resolve repeated object (this should not happen)',
    'Tag … not found',
    '%YAML …',
    '%TAG … …',
    'This environment does not support writing binary tags; either Buffer or btoa is required',
    'Merge sources must be maps or map aliases',
    'Ordered maps must not include duplicate keys',
    'Expected [key, value] tuple: …',
    'Expected tuple with one key, not … keys',
    'Expected boolean value for set(key, value) in a YAML set, not …',
    'Invalid block scalar header',
    'Parent collection not found',
  ],
  'a state that its parser never has': [
    'Unsupported token (type: …)',
    'Unsupported token …',
    'Unexpected doc-end without preceding document',
    'Missing directives-end indicator line',
    'Map comment with trailing content',
    'Block scalar header not found',
    'Unexpected token in block scalar header: …',
    'Unexpected empty item in …',
    'Expected a flow scalar value, but found: …',
    'Unexpected … in …',
    'Not a valid tag: …',
    "Verbatim tags aren't resolved, so … is invalid.",
    'Expected a sequence for this tag',
    'Expected a mapping for this tag',
    'Tried to pop an empty stack',
  ],
};

const t = toolTexts('yaml-to-json-converter', 'en');

const faultOf = (error: YAMLParseError, yaml: string) => errorOf(yamlFault(error, yaml), yaml);

describe('the messages of yaml', () => {
  test('are all known', () => {
    const texts = sourceTexts(
      ['compose', 'doc', 'schema', 'parse'].map((folder) => `node_modules/yaml/dist/${folder}/**/*.js`),
      /(?<quote>['"`])(?<text>(?:\$\{\w+\}|!!|[A-Z%])(?:\\.|(?!\k<quote>)[^\\\n])* (?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>/g,
    );
    const known = [...EXAMPLES.map(([text]) => text), ...Object.values(LEFT_OUT).flat()];
    expect(unknownTexts([...texts, 'A new text'], known)).toEqual(['A new text']);
    expect(unknownTexts(known, texts)).toEqual([]);
  });

  test.each(EXAMPLES)('are mapped to our own message: %s', (text, yaml) => {
    const documents = parseAllDocuments(yaml, yamlOptions('1.1'));
    const errors = [...documents].flatMap((document) => document.errors);
    const error = errors.find(({ message }) => matchesText(message, text));
    if (!error) throw new Error(`It says: ${errors.map(({ message }) => message).join(' | ')}`);
    const { code, values } = faultOf(error, yaml);
    expect(code).not.toBe('yamlOther');
    expectOwnSentence(t(`errors.${code}`, values), error.message);
    expect(readYaml(yaml, '1.1').ok).toBe(false);
  });

  test('are mapped to a general message if they are new', () => {
    for (const code of ['MISSING_CHAR', 'A_NEW_CODE'] as const) {
      const { code: own, values } = faultOf(new YAMLParseError([3, 4], code as 'MISSING_CHAR', 'A new text'), 'a: b');
      expect(t(`errors.${own}`, values)).toBe('Line 1, column 4: this YAML cannot be read here.');
    }
  });
});
