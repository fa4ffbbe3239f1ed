import { describe, expect, test } from 'vitest';
import { isNone, operationsOf } from '#core/declaration.ts';
import { persistFlag } from '#core/fields.ts';
import { declaredTools } from './declared-tools.ts';

/** The number of options that people can take in at a glance. */
const MOST_SEEN = 4;

// Whether a label such as `Matches as JSON` or `Decoded bytes (hex)` is plural. Words after the noun do not count, and `address` and
// `status` are singular.
const isPlural = (label: string) => /[^su]s$/.test(label.replace(/ (?:as|in|of|for|\().*$/, ''));

describe.each(declaredTools)('$id', ({ declaration, run, presenters, texts: presentationTexts }) => {
  const { inputs, options, viewOptions = {}, uiInputs = {}, outputs } = declaration;
  const operations = operationsOf(declaration);
  const all = Object.values(operations);

  test('has an operation, or explains why not', () => {
    const explanation = isNone(declaration.operations)
      ? declaration.operations.whyNone
      : all.map(({ takes }) => `It takes ${takes.join()}.`).join();
    expect(explanation).toMatch(/^[A-Z].* .*\.$/);
  });

  test('uses every field in an operation, or only in the page', () => {
    const read = new Set(all.flatMap(({ takes, presentsWith = [], when = {} }) => [...takes, ...presentsWith, ...Object.keys(when)]));
    const unread = Object.keys({ ...inputs, ...options }).filter((name) => !read.has(name));
    expect(isNone(declaration.operations) ? [] : unread).toEqual([]);
    expect(Object.keys(viewOptions).filter((name) => read.has(name))).toEqual([]);
    const others = new Set(
      all.filter(({ uiOnly }) => !uiOnly).flatMap(({ takes, optional = [] }) => takes.filter((name) => !optional.includes(name))),
    );
    expect(Object.keys(uiInputs).filter((name) => !read.has(name) || others.has(name))).toEqual([]);
  });

  test('shows at most four options outside `More options` and the primary options', () => {
    const { advancedOptions = [], primaryOptions = [] } = declaration;
    const seen = Object.keys({ ...options, ...viewOptions }).filter((name) => ![...advancedOptions, ...primaryOptions].includes(name));
    expect(seen.slice(MOST_SEEN)).toEqual([]);
    expect(advancedOptions.filter((name) => primaryOptions.includes(name))).toEqual([]);
  });

  test('keeps an input on the device only with its own switch', () => {
    const flags = Object.values(inputs).flatMap(({ persist, persistWith }) =>
      persistWith === undefined ? [] : [{ memory: persist, name: persistWith }],
    );
    expect(flags.map(({ name }) => viewOptions[name])).toEqual(flags.map(() => persistFlag()));
    expect(flags.filter(({ memory }) => memory !== 'local')).toEqual([]);
    expect(new Set(flags.map(({ name }) => name)).size).toBe(flags.length);
  });

  test('produces every output with an operation, and has a run for each', () => {
    const given = new Set(all.flatMap(({ gives }) => gives));
    expect(Object.keys(outputs).filter((name) => !given.has(name))).toEqual([]);
    expect(Object.keys(run).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect(Object.keys(presenters).filter((name) => !(name in operations))).toEqual([]);
  });

  test('refers only to existing siblings and fields', () => {
    const fields = { ...inputs, ...options };
    expect(
      all.flatMap(({ takes, presentsWith = [], optional = [] }) => optional.filter((name) => ![...takes, ...presentsWith].includes(name))),
    ).toEqual([]);
    const siblings = all.flatMap(({ inverse = [], dependsOn = [] }) => [inverse, dependsOn].flat());
    expect(siblings.filter((name) => !(name in operations))).toEqual([]);
    expect(all.flatMap(({ writesTo = [] }) => writesTo).filter((name) => ({ ...inputs, ...uiInputs })[name]?.kind !== 'text')).toEqual([]);
    expect(
      all.filter(({ dependsOn, thread }) => dependsOn !== undefined && thread === 'main' && operations[dependsOn]?.thread === 'worker'),
    ).toEqual([]);
    expect(all.flatMap(({ when = {} }) => Object.keys(when)).filter((name) => !(name in fields))).toEqual([]);
    expect(Object.values(outputs).flatMap((output) => (output.kind === 'marks' && !(output.of in inputs) ? [output.of] : []))).toEqual([]);
  });

  test('marks an output as plural exactly if its English label is plural', () => {
    const texts = Object.entries(outputs).flatMap(([name, output]) =>
      output.kind === 'text' ? [{ label: presentationTexts.t(`outputs.${name}`), isMany: output.isMany ?? false }] : [],
    );
    expect(texts.filter(({ label, isMany }) => isMany !== isPlural(label))).toEqual([]);
  });

  test('has a text for every field, choice, output and column', () => {
    const keys = [
      ...Object.entries({ ...inputs, ...options, ...viewOptions }).flatMap(([name, field]) => [
        `fields.${name}.label`,
        ...(field.kind === 'choice' ? field.values.map((value) => `fields.${name}.options.${value}`) : []),
      ]),
      ...Object.entries(outputs).flatMap(([name, output]) => {
        if (output.kind === 'marks' || output.kind === 'page') return [];
        if (output.kind !== 'table') return [`outputs.${name}`];
        return [`outputs.${name}.label`, ...output.columns.map((column) => `outputs.${name}.columns.${column}`)];
      }),
    ];
    expect(keys.filter((key) => presentationTexts.t(key) === key)).toEqual([]);
  });
});
