import { describe, expect, test } from 'vitest';
import { type DeclaredTool, declaredTools } from './declared-tools.ts';

// The names of fields are options of the command line. The names of outputs are used by `--pick` and in `--json`.

/** Options of the command line itself, with the tools that may use the same name because their visitors know it. */
const ofCommandLine: Readonly<Record<string, readonly string[]>> = {
  pick: [],
  output: [],
  lang: [],
  quiet: [],
  help: [],
  lines: [],
  json: ['json-minify', 'json-prettify', 'json-to-csv', 'json-to-ini', 'json-to-toml', 'json-to-xml', 'json-to-yaml-converter'],
  version: ['uuid-generator'],
};

/** Members of a result besides its outputs. */
const reservedInResults: readonly string[] = ['fields', 'notices', 'error', 'ok'];

/** Tools whose field names are from an outside standard. */
const calledElsewhere: Readonly<Record<string, string>> = {
  'keycode-info': 'the properties of a KeyboardEvent',
  'og-meta-generator': 'the properties of Open Graph, such as profile:username',
};

/** Choices whose values are from an outside standard. */
const wordedElsewhere: Readonly<Record<string, string>> = {
  'encryption.keyDigest': 'what openssl has after -md',
  'og-meta-generator.cardType': 'the values of twitter:card',
};

interface Named {
  readonly name: string;
  readonly label: string;
}

const fieldsOf = ({ declaration: { inputs, options, viewOptions } }: DeclaredTool) =>
  Object.entries({ ...inputs, ...options, ...viewOptions });

const namesIn = (tool: DeclaredTool): readonly Named[] =>
  tool.id in calledElsewhere ? [] : fieldsOf(tool).map(([name]) => ({ name, label: tool.texts.t(`fields.${name}.label`) }));

const wordsIn = (tool: DeclaredTool): readonly Named[] =>
  fieldsOf(tool).flatMap(([field, declared]) =>
    declared.kind === 'choice' && !(`${tool.id}.${field}` in wordedElsewhere)
      ? declared.values.map((name) => ({ name, label: tool.texts.t(`fields.${field}.options.${name}`) }))
      : [],
  );

/** The name for each label, from the first tool that has the label. */
const firstByLabel = (all: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(all.toReversed().map(({ label, name }) => [label.toLowerCase(), name]));

const names = firstByLabel(declaredTools.flatMap(namesIn));
const words = firstByLabel(declaredTools.flatMap(wordsIn));

const strangers = (all: readonly Named[], known: ReadonlyMap<string, string>): readonly Named[] =>
  all.filter(({ label, name }) => known.get(label.toLowerCase()) !== name);

describe.each(declaredTools)('$id', (tool) => {
  test('uses no name that is reserved on the command line or in results', () => {
    const fields = fieldsOf(tool).map(([name]) => name);
    expect(fields.filter((name) => Object.hasOwn(ofCommandLine, name) && !ofCommandLine[name]?.includes(tool.id))).toEqual([]);
    expect(Object.keys(tool.declaration.outputs).filter((name) => reservedInResults.includes(name))).toEqual([]);
  });

  test('names its fields like options that `no-` can turn off', () => {
    expect(namesIn(tool).filter(({ name }) => /^(is|has|can|no)[A-Z]/.test(name))).toEqual([]);
  });

  test('names a field as other tools do for the same label', () => {
    expect(strangers(namesIn(tool), names)).toEqual([]);
  });

  test('names a choice as other tools do for the same label', () => {
    expect(strangers(wordsIn(tool), words)).toEqual([]);
  });
});
