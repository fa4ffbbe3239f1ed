import { describe, expect, test } from 'vitest';
import { type DeclaredTool, declaredTools } from './declared-tools.ts';

// Fields are options of a command line, and outputs what `--pick` and `--json` name.

/** What a command line has for every tool, with the tools that may have it all the same: their visitors know the thing by that name. */
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

/** What an answer has beside its outputs. */
const ofAnswers: readonly string[] = ['fields', 'notices', 'error', 'ok'];

/** Tools whose fields are called as something outside of this site calls them. */
const calledElsewhere: Readonly<Record<string, string>> = {
  'keycode-info': 'the properties of a KeyboardEvent',
  'og-meta-generator': 'the properties of Open Graph, such as profile:username',
};

/** Choices whose words are those of something outside of this site. */
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
  tool.id in calledElsewhere ? [] : fieldsOf(tool).map(([name]) => ({ name, label: tool.say.t(`fields.${name}.label`) }));

const wordsIn = (tool: DeclaredTool): readonly Named[] =>
  fieldsOf(tool).flatMap(([field, declared]) =>
    declared.kind === 'choice' && !(`${tool.id}.${field}` in wordedElsewhere)
      ? declared.values.map((name) => ({ name, label: tool.say.t(`fields.${field}.options.${name}`) }))
      : [],
  );

/** What the first tool that has the label calls so. */
const firstByLabel = (all: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(all.toReversed().map(({ label, name }) => [label.toLowerCase(), name]));

const names = firstByLabel(declaredTools.flatMap(namesIn));
const words = firstByLabel(declaredTools.flatMap(wordsIn));

const strangers = (all: readonly Named[], known: ReadonlyMap<string, string>): readonly Named[] =>
  all.filter(({ label, name }) => known.get(label.toLowerCase()) !== name);

describe.each(declaredTools)('$id', (tool) => {
  test('leaves the names alone that a command line and an answer have for themselves', () => {
    const fields = fieldsOf(tool).map(([name]) => name);
    expect(fields.filter((name) => Object.hasOwn(ofCommandLine, name) && !ofCommandLine[name]?.includes(tool.id))).toEqual([]);
    expect(Object.keys(tool.declaration.outputs).filter((name) => ofAnswers.includes(name))).toEqual([]);
  });

  test('names its fields as one writes an option, which `no-` before it turns off', () => {
    expect(namesIn(tool).filter(({ name }) => /^(is|has|can|no)[A-Z]/.test(name))).toEqual([]);
  });

  test('calls a field as the other tools do that have one with its label', () => {
    expect(strangers(namesIn(tool), names)).toEqual([]);
  });

  test('has for a choice the word of the other tools that have one with its label', () => {
    expect(strangers(wordsIn(tool), words)).toEqual([]);
  });
});
