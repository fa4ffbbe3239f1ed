import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const run = (json: string, chosen: Partial<ValuesOf<typeof options>> = {}) =>
  valueOrError(operations.convert({ json, ...initialValues(options), ...chosen }, { progress: () => undefined }));

describe('convert', () => {
  test.each([
    // The output of the example in Python's configparser documentation, without the section that others inherit from.
    [
      '{"forge.example": {"User": "hg"}, "topsecret.server.example": {"Port": "50022", "ForwardX11": "no"}}',
      '[forge.example]\nUser = hg\n\n[topsecret.server.example]\nPort = 50022\nForwardX11 = no',
    ],
    // The example in the README of the npm package ini.
    [
      '{"scope": "local", "database": {"user": "dbuser", "use": true}, "paths": {"default": {"datadir": "/var/lib/data", "array": ["first value", "third value"]}}}',
      'scope = local\n\n[database]\nuser = dbuser\nuse = true\n\n[paths.default]\ndatadir = /var/lib/data\narray[] = first value\narray[] = third value',
    ],
    ['{"a": {"b": 1}, "c": 2.50, "d": {}}', 'c = 2.50\n\n[a]\nb = 1\n\n[d]'],
    [
      '{"a": " b ", "c": "\'d\'", "e": "", "f": "g ; h", "i": "j;k", "l": "m = \\"n\\" # o"}',
      'a = " b "\nc = "\'d\'"\ne =\nf = "g ; h"\ni = j;k\nl = \'m = "n" # o\'',
    ],
    ['{"a": "b\\n\\nc", "d": "\\ne"}', 'a = b\n\n\tc\nd =\n\te'],
    [
      '{"big": 12345678901234567890, "n": NaN, "i": -Infinity, "__proto__": 1}',
      'big = 12345678901234567890\nn = nan\ni = -inf\n__proto__ = 1',
    ],
    ['{}', ''],
  ])('converts %j to INI', (json, ini) => {
    expect(run(json)).toEqual({ ini, notices: [] });
  });

  test.each([
    [{ arrays: 'repeated' }, 'b = 1\nb = x\n\n[a]'],
    [{ arrays: 'json' }, 'b = [1,"x"]\n\n[a]'],
    [{ spaces: false }, 'b[]=1\nb[]=x\n\n[a]'],
    [{ nullValues: 'emptyString' }, 'b[] = 1\nb[] = x\n\n[a]\nn ='],
    [{ sortKeys: true }, 'b[] = 1\nb[] = x\n\n[a]'],
  ] as const)('applies the options %j', (chosen, ini) => {
    expect(run('{"b": [1, "x"], "a": {"n": null}}', chosen)).toMatchObject({ ini });
  });

  test.each([
    [
      '{"a": null, "b": [null], "a": null}',
      {
        ini: 'b = [null]',
        notices: [{ code: 'duplicateKey' }, { code: 'nullsNotInIni', values: { count: 1 } }, { code: 'listsAsJson', values: { count: 1 } }],
      },
    ],
    [
      '{"a": [], "b": [[1]], "c": [{"d": 1}]}',
      { ini: 'a = []\nb = [[1]]\nc = [{"d":1}]', notices: [{ code: 'listsAsJson', values: { count: 3 } }] },
    ],
  ])('reports notices for %j', (json, expected) => {
    expect(run(json)).toMatchObject(expected);
  });

  test.each(['', ' \n'])('returns nothing for %j', (json) => {
    expect(run(json)).toBeNull();
  });

  test.each([
    ['[1]', { code: 'iniTopNotObject' }],
    ['{"a": {"b=c": 1}}', { code: 'keyNotInIni', values: { path: '$.a.b=c' } }],
    ['{"a[]": 1}', { code: 'keyNotInIni' }],
    ['{"a": {"b]": {}}}', { code: 'keyNotInIni', values: { path: '$.a["b]"]' } }],
    ['{"": 1}', { code: 'keyNotInIni' }],
    ['{"a": "b\\n c"}', { code: 'textNotInIni', values: { path: '$.a' } }],
    ['{"a": ["b\\n"]}', { code: 'textNotInIni' }],
    ['{"a": " \\"\'"}', { code: 'textNotInIni' }],
    ['{"a.b": {"c": 1}, "a": {"b": {"c": 2}}}', { code: 'iniSectionTwice', values: { name: 'a.b' } }],
    [`${'{"a":'.repeat(1002)}1${'}'.repeat(1002)}`, { code: 'nestedTooDeeply' }],
    ['{"a"', { code: 'jsonEndsEarly', at: 4 }],
  ])('refuses %# with a reason', (json, error) => {
    expect(run(json)).toMatchObject(error);
  });

  test('refuses null on request', () => {
    expect(run('{"a": {"b": null}}', { nullValues: 'error' })).toMatchObject({ code: 'nullNotInIni', values: { path: '$.a.b' } });
  });
});
