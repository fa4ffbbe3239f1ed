import * as fc from 'fast-check';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { anyTomlTable } from '#test/support/samples/any-toml-table.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const run = (toml: string, chosen: Partial<ValuesOf<typeof options>> = {}) =>
  valueOrError(operations.convert({ toml, ...initialValues(options), ...chosen }, { progress: () => undefined }));

describe('convert', () => {
  // The examples and the sample of the tool's specification, and examples from the TOML documentation.
  test.each([
    ['d = 1979-05-27\ns = "1979-05-27"\nf = 1e6\nn = -inf', 'd: 1979-05-27\ns: "1979-05-27"\nf: 1.0e+6\n"n": -.inf'],
    ['# about a\na = 1 # one\n[t]\nx = "yes"', '# about a\na: 1 # one\nt:\n  x: "yes"'],
    ['# Service\nname = "web"\n\n[limits] # per pod\ncpu = 0.5', '# Service\nname: web\nlimits:\n  # per pod\n  cpu: 0.5'],
    ['odt = 1979-05-27T00:32:00.999999-07:00\nnan = nan', 'odt: 1979-05-27T00:32:00.999999-07:00\nnan: .nan'],
    ['[[products]]\nname = "Hammer"\n\n[[products]]\nname = "Nail"', 'products:\n  - name: Hammer\n  - name: Nail'],
    ['big = 9223372036854775807\nmin = -9223372036854775808', 'big: 9223372036854775807\nmin: -9223372036854775808'],
  ])('converts %j to YAML', (toml, yaml) => {
    expect(run(toml)).toEqual({ yaml, notices: [] });
  });

  test.each([
    [{ indent: '4' }, '# x\nb:\n    c: 1 # y\na:\n    - 2'],
    [{ keepComments: false }, 'b:\n  c: 1\na:\n  - 2'],
    [{ sortKeys: true }, 'a:\n  - 2\n# x\nb:\n  c: 1 # y'],
  ] as const)('applies the options %j', (chosen, yaml) => {
    expect(run('# x\nb = {\nc = 1 # y\n}\na = [2]', chosen)).toEqual({ yaml, notices: [] });
  });

  test.each(['', ' \n'])('returns nothing for %j', (toml) => {
    expect(run(toml)).toBeNull();
  });

  test.each([
    ['a = 1\n[a]', { code: 'tomlKeyTwice', at: 7 }],
    ['a = 0x8000000000000000', { code: 'tomlIntegerRange', at: 4 }],
    [' '.repeat(50_000_001), { code: 'inputTooLarge' }],
  ])('refuses %# with a reason', (toml, error) => {
    expect(run(toml)).toMatchObject(error);
  });

  test('writes YAML that is read as the value written by another library, with any options', () => {
    const chosen = fc.record({ indent: fc.constantFrom('2' as const, '4' as const), keepComments: fc.boolean(), sortKeys: fc.boolean() });
    fc.assert(
      fc.property(anyTomlTable(), chosen, (plain, chosenOptions) => {
        const converted = run(`# values\n${stringify(plain)}`, chosenOptions);
        expect(parse(converted && 'yaml' in converted ? String(converted.yaml) : '')).toEqual(plain);
      }),
    );
  });
});
