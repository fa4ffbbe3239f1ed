import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { valueOrError } from '#test/support/value-or-error.ts';
import { declaration } from './declare.ts';
import { run as operations } from './run.ts';

const { options } = declaration;

const run = (ini: string, chosen: Partial<ValuesOf<typeof options>> = {}) =>
  valueOrError(operations.convert({ ini, ...initialValues(options), indent: 'none', ...chosen }, { progress: () => undefined }));

describe('convert', () => {
  test.each([
    // The quick start of Python's configparser documentation, without the section that others inherit from.
    [
      '[forge.example]\nUser = hg\n\n[topsecret.server.example]\nPort = 50022\nForwardX11 = no',
      '{"forge.example":{"User":"hg"},"topsecret.server.example":{"Port":"50022","ForwardX11":"no"}}',
    ],
    // “Supported INI File Structure” in the same documentation.
    [
      '[Simple Values]\nkey=value\nspaces in keys=allowed\nspaces around the delimiter = obviously\nyou can also use : to delimit keys from values',
      '{"Simple Values":{"key":"value","spaces in keys":"allowed","spaces around the delimiter":"obviously","you can also use":"to delimit keys from values"}}',
    ],
    [
      '[Multiline Values]\nchorus: I am a lumberjack, and I am okay\n    I sleep all night and I work all day',
      '{"Multiline Values":{"chorus":"I am a lumberjack, and I am okay\\nI sleep all night and I work all day"}}',
    ],
    ['[a]\n# like this\n; or this\nempty string value here =', '{"a":{"empty string value here":""}}'],
    [
      '    [Sections Can Be Indented]\n        can_values_be_as_well = True\n        multiline_values = are\n            handled just fine as',
      '{"Sections Can Be Indented":{"can_values_be_as_well":"True","multiline_values":"are\\nhandled just fine as"}}',
    ],
    // The example in the README of the npm package ini.
    [
      '; This comment is being ignored\nscope = global\n\n[database]\nuser = dbuser\n\n[paths.default]\narray[] = first value\narray[] = second value',
      '{"scope":"global","database":{"user":"dbuser"},"paths.default":{"array":["first value","second value"]}}',
    ],
    // The npm documentation of .npmrc.
    [
      '@myorg:registry=https://somewhere.example/\n//somewhere.example/:_authToken=a=b',
      '{"@myorg:registry":"https://somewhere.example/","//somewhere.example/:_authToken":"a=b"}',
    ],
    // Quoted values of php.ini.
    ['include_path = ".;c:\\php\\includes"', '{"include_path":".;c:\\\\php\\\\includes"}'],
    ['a = "x" or "y"\nb = \'z\'\nc = "', '{"a":"\\"x\\" or \\"y\\"","b":"z","c":"\\""}'],
    ['\uFEFFa = 1\r\n b\r\n[s] ; why\r\n\r\nurl: http://c.example/?d=e', '{"a":"1\\nb","s":{"url":"http://c.example/?d=e"}}'],
    ['[s]\na = 1\n[t]\n[s]\nb = 2\n[__proto__]\n__proto__ = 3', '{"s":{"a":"1","b":"2"},"t":{},"__proto__":{"__proto__":"3"}}'],
    ['# nothing but this', '{}'],
    // OpenSSL's config(5) also has this syntax.
    ['.include = a.cnf', '{".include":"a.cnf"}'],
  ])('converts %j to JSON', (ini, json) => {
    expect(run(ini)).toEqual({ json, notices: [] });
  });

  test.each([
    ['[a]\nx = 1\n[a.b]\ny = 2', { nestedSections: true }, '{"a":{"x":"1","b":{"y":"2"}}}'],
    // git-config, “Syntax”: git config --list prints branch.release-1.2.x and url.a"b.y.
    [
      String.raw`[branch "release-1.2"]@x = 1@[url "a\"b"]@y = 2`.replaceAll('@', '\n'),
      { nestedSections: true },
      String.raw`{"branch":{"release-1.2":{"x":"1"}},"url":{"a\"b":{"y":"2"}}}`,
    ],
    // foo.ini in the tests of the npm package ini.
    [String.raw`[x\.y.z]@a = 1`.replaceAll('@', '\n'), { nestedSections: true }, '{"x.y":{"z":{"a":"1"}}}'],
    ['a = 1\na = 2\na = 3', { repeatedKeys: 'list' }, '{"a":["1","2","3"]}'],
    [
      'i = 42\nf = 1.50\ne = 1E3\nz = 007\nt = True\nq = "42"\nn = -0',
      { detectTypes: true },
      '{"i":42,"f":1.50,"e":1E3,"z":"007","t":true,"q":"42","n":-0}',
    ],
    ['a = 1 ; one\nb = x;y # z\nc = "d ; e"\nf = # g', { inlineComments: true }, '{"a":"1","b":"x;y","c":"d ; e","f":""}'],
    // Python's configparser with inline_comment_prefixes, and php.ini.
    ['a=#fff\nb=;x # y\nc = "d ; e" ; f\ng = \'h # i\'# j', { inlineComments: true }, '{"a":"#fff","b":";x","c":"d ; e","g":"h # i"}'],
    ['b = 1\na = 2', { sortKeys: true, indent: '2' }, '{\n  "a": "2",\n  "b": "1"\n}'],
  ] as const)('reads %j with the options %j', (ini, chosen, json) => {
    expect(run(ini, chosen)).toMatchObject({ json });
  });

  test.each([
    ['a = 1\n[s]\nb = 1\nb = 2', { json: '{"a":"1","s":{"b":"2"}}', notices: [{ code: 'duplicateKey', values: { key: 'b', line: 4 } }] }],
    ['a = 1\na[] = 2', { json: '{"a":["2"]}', notices: [{ code: 'duplicateKey', values: { key: 'a', line: 2 } }] }],
    // MySQL's manual, Using Option Files; systemd.unit(5)
    [
      '!includedir /etc/my.cnf.d\n[mysqld]\nport = 1\n.include ./b',
      {
        json: '{"mysqld":{"port":"1"}}',
        notices: [
          { code: 'includeSkipped', values: { directive: '!includedir /etc/my.cnf.d', line: 1 } },
          { code: 'includeSkipped', values: { directive: '.include ./b', line: 4 } },
        ],
      },
    ],
    [
      '[mysqld]\nskip-networking\nuser',
      { json: '{"mysqld":{"skip-networking":"true","user":"true"}}', notices: [{ code: 'keysWithoutValue', values: { count: 2 } }] },
    ],
  ])('reports notices for %j', (ini, result) => {
    expect(run(ini)).toEqual(result);
  });

  test.each(['', ' \n\t', '\uFEFF'])('returns nothing for %j', (ini) => {
    expect(run(ini)).toBeNull();
  });

  test.each([
    ['[a]\n [b', { code: 'iniSectionOpen', at: 5, values: { line: 2, column: 2 } }],
    ['[ ]', { code: 'iniSectionEmpty', at: 0 }],
    ['[a] b', { code: 'iniTextAfterSection', at: 4, values: { line: 1, column: 5 } }],
    ['a = 1\nnot a key', { code: 'iniSeparatorMissing', at: 6, values: { line: 2, column: 1 } }],
    ['<a b></a>', { code: 'iniSeparatorMissing', at: 0 }],
    [' = 1', { code: 'iniKeyMissing', at: 1 }],
    ['a = 1\n[a]', { code: 'iniNameTwice', at: 6, values: { line: 2, column: 1, name: 'a' } }],
    [' '.repeat(50_000_001), { code: 'inputTooLarge' }],
  ])('refuses %# with a reason', (ini, error) => {
    expect(run(ini)).toMatchObject(error);
  });

  test.each([
    ['[a.b]\nc = 1\n[a]\nb = 2', { code: 'iniNameTwice', at: 16, values: { name: 'b' } }],
    ['[a..b]', { code: 'iniSectionEmpty', at: 0 }],
  ])('refuses sections that cannot be nested: %j', (ini, error) => {
    expect(run(ini, { nestedSections: true })).toMatchObject(error);
  });

  test('preserves the text of each key in each section', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9_. -]{0,8}[a-z0-9]$/);
    const value = fc.stringMatching(/^([!-~]([ -~]{0,10}[!-~])?)?$/).filter((text) => !/^(['"]).*\1$/.test(text));
    const sections = fc.uniqueArray(fc.tuple(name, fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key })), {
      selector: ([key]) => key,
    });
    fc.assert(
      fc.property(sections, (all) => {
        fc.pre(all.length > 0);
        const lines = all.flatMap(([section, keys]) => [`[${section}]`, ...keys.map(([key, text]) => `${key} = ${text}`)]);
        const converted = run(lines.join('\n'));
        const plain = Object.fromEntries(all.map(([section, keys]) => [section, Object.fromEntries(keys)]));
        expect(JSON.parse(converted && 'json' in converted ? String(converted.json) : '')).toEqual(plain);
      }),
    );
  });
});
