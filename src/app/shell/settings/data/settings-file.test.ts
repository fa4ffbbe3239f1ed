import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, flag, list, secret, integer } from '#core/fields.ts';
import { isStoredKey, type StoredKey } from '#tool-ui/stored/stored-keys.ts';
import type { Stored } from '../../stores/use-all-stored.ts';
import { type ImportMode, planImport } from './import-plan.ts';
import type { Known } from './part.ts';
import { parts } from './parts/parts.ts';
import { LONGEST_FILE, readSettingsFile, SCHEMA, writeSettingsFile } from './settings-file.ts';

const items = list(['name'], { max: 9, receiving: 'name', initial: [{ name: '' }], persist: 'local' });
const declared = {
  alpha: { inputs: {}, options: { size: integer({ min: 1, max: 9, initial: 5 }), isLoud: flag(false), way: choice(['up', 'down'], 'up') } },
  beta: { inputs: { items }, options: { way: choice(['left', 'right'], 'left') } },
};
type ToolId = keyof typeof declared;

const known: Known = {
  favoriteId: (favorite) => ({ '/alpha': 'alpha', alpha: 'alpha', '/beta': 'beta', beta: 'beta', 'Tool beta': 'beta' })[favorite],
  fieldsOf: (toolId) => (Object.hasOwn(declared, toolId) ? declared[toolId as ToolId] : undefined), // checked by `hasOwn`
};

const writeAll = (stored: Stored): string => writeSettingsFile(parts, stored, known, '2026-11-22');
const filePartsOf = (text: string) => {
  const read = readSettingsFile(text);
  return read.ok ? read.value : new Map<string, unknown>();
};
const plan = (text: string, stored: Stored, mode: ImportMode) => planImport(parts, filePartsOf(text), stored, known, mode);
const applied = (stored: Stored, changes: ReadonlyMap<StoredKey, string | undefined>): Stored => {
  const entries = [...new Map<StoredKey, string | undefined>([...stored, ...changes])];
  return new Map(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
};
const contentOf = (text: string): unknown => (JSON.parse(text) as { readonly parts: unknown }).parts;

const query = fc.constantFrom('size=3', 'size=99&isLoud=true', 'way=down&size=1', 'way=right', 'token=x', '%%%', '');
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  favoriteToolsName: fc.constantFrom('["/alpha"]', '["/beta","/alpha"]', '["Tool beta","/gone"]', 'not JSON'),
  'options:alpha': query,
  'options:beta': query,
  'options:gone': query,
  'inputs:beta': fc.constantFrom('{"items":[{"name":"a"}]}', '{"items":[]}', '{"gone":1}', 'null'),
  'state:alpha': fc.string(),
  recentTools: fc.json(),
  'vueuse-color-scheme': fc.constantFrom('auto', 'dark', 'evil'),
  locale: fc.constantFrom('de', 'xx'),
  menuAtStart: fc.constantFrom('open', ''),
  isMenuCollapsed: fc.constantFrom('true', 'maybe'),
  'menu-tool-option:collapsed-categories': fc.constantFrom('{"crypto":true,"web":false}', '{"Your favorite tools":true}', '['),
  keepsRecentTools: fc.constantFrom('off', 'on'),
  singleKeys: fc.constantFrom('off', ''),
  offlineLanguages: fc.constantFrom('["en","de"]', '["xx"]', '7'),
  offlineLanguageChoice: fc.constantFrom('["de"]', '[]', 'fr'),
};
const storages: fc.Arbitrary<Stored> = fc
  .record(values, { requiredKeys: [] })
  .map((record) => new Map(Object.entries(record).filter((entry): entry is [StoredKey, string] => isStoredKey(entry[0]))));
const modes = fc.constantFrom<ImportMode>('merge', 'replace');

describe('properties', () => {
  test('importing an export into the same browser changes nothing', () => {
    fc.assert(
      fc.property(storages, modes, (stored, mode) => {
        const { lines, changes } = plan(writeAll(stored), stored, mode);
        expect(lines.filter(({ fate }) => fate !== 'unchanged')).toEqual([]);
        expect([...changes]).toEqual([]);
      }),
    );
  });

  test('exporting, erasing, and importing gives the same export again', () => {
    fc.assert(
      fc.property(storages, modes, (stored, mode) => {
        const file = writeAll(stored);
        expect(writeAll(applied(new Map(), plan(file, new Map(), mode).changes))).toBe(file);
      }),
    );
  });

  test('a replacement matches the parts in the file', () => {
    fc.assert(
      fc.property(storages, storages, (stored, other) => {
        const file = writeAll(other);
        expect(contentOf(writeAll(applied(stored, plan(file, stored, 'replace').changes)))).toEqual(contentOf(file));
      }),
    );
  });

  test('a merge applies the whole file, keeps everything else, and changes nothing the second time', () => {
    fc.assert(
      fc.property(storages, storages, (stored, other) => {
        const file = writeAll(other);
        const merged = applied(stored, plan(file, stored, 'merge').changes);
        expect(plan(file, merged, 'merge').lines.filter(({ fate }) => fate !== 'unchanged')).toEqual([]);
        for (const part of parts) {
          const names = new Set(part.read(merged, known).map(({ name }) => name));
          for (const { name } of part.read(stored, known)) expect(names).toContain(name);
        }
      }),
    );
  });

  test('an import changes only exportable data and keeps data unknown to this release', () => {
    fc.assert(
      fc.property(storages, storages, modes, (stored, other, mode) => {
        const after = applied(stored, plan(writeAll(other), stored, mode).changes);
        for (const key of ['state:alpha', 'recentTools', 'options:gone'] as const) expect(after.get(key)).toBe(stored.get(key));
      }),
    );
  });

  test('no file causes an exception', () => {
    const contents = fc.oneof(
      fc.jsonValue(),
      fc.record({
        favorites: fc.jsonValue(),
        options: fc.record({ alpha: fc.jsonValue() }),
        lists: fc.jsonValue(),
        settings: fc.jsonValue(),
      }),
      fc.record({ options: fc.record({ alpha: fc.dictionary(fc.constantFrom('size', 'way', '__proto__', 'isLoud'), fc.jsonValue()) }) }),
    );
    fc.assert(
      fc.property(contents, storages, modes, (content, stored, mode) => {
        const file = JSON.stringify({ format: 'it-tools-settings', schema: SCHEMA, parts: content });
        const after = applied(stored, plan(file, stored, mode).changes);
        for (const key of after.keys()) expect(isStoredKey(key)).toBe(true);
        expect(plan(writeAll(after), after, mode).changes.size).toBe(0);
      }),
    );
    fc.assert(fc.property(fc.string(), modes, (text, mode) => void plan(text, new Map(), mode)));
  });
});

test.each([
  ['', 'notJson'],
  ['{', 'notJson'],
  ['7', 'notOurs'],
  ['null', 'notOurs'],
  ['{"format":"it-tools-settings"}', 'notOurs'],
  ['{"format":"it-tools-settings","schema":"1","parts":{}}', 'notOurs'],
  ['{"format":"it-tools-settings","schema":0,"parts":{}}', 'notOurs'],
  ['{"format":"other","schema":1,"parts":{}}', 'notOurs'],
  ['{"format":"it-tools-settings","schema":2,"parts":{"favorites":["alpha"]}}', 'newer'],
  [' '.repeat(LONGEST_FILE + 1), 'tooLong'],
])('refuses %.60j with %s', (text, code) => {
  expect(readSettingsFile(text)).toMatchObject({ ok: false, error: { code } });
});

test.each([
  '["/beta","Tool beta","alpha"]',
  '{"favoriteToolsName":["/beta","alpha"]}',
  '{"favoriteToolsName":"[\\"Tool beta\\",\\"/alpha\\"]","locale":"xx"}',
])('imports favorites of the older it-tools: %s', (text) => {
  expect(plan(text, new Map(), 'merge').changes).toEqual(new Map([['favoriteToolsName', '["/beta","/alpha"]']]));
});

test('reports why entries are skipped', () => {
  const content = {
    favorites: ['alpha', 'gone', 7],
    options: { gone: {}, alpha: { size: '99', isLoud: 'true', other: '1' }, beta: 7 },
    lists: { beta: { items: 'none' }, gone: {} },
    settings: { theme: 'evil', color: 'red', offlineLanguages: ['en', 'xx'] },
    later: {},
  };
  const { lines, changes } = plan(JSON.stringify({ format: 'it-tools-settings', schema: 1, parts: content }), new Map(), 'merge');
  expect(lines.filter(({ fate }) => fate === 'leftOut').map(({ part, name, reason }) => `${part} ${name} ${reason}`)).toEqual([
    'favorites gone unknownTool',
    'favorites  wrongValue',
    'options gone unknownTool',
    'options alpha: size wrongValue',
    'options alpha: other unknownOption',
    'lists beta wrongValue',
    'lists gone unknownTool',
    'settings theme wrongValue',
    'settings color unknownSetting',
    'settings offlineLanguages wrongValue',
    'later  unknownPart',
  ]);
  expect([...changes]).toEqual([
    ['favoriteToolsName', '["/alpha"]'],
    ['options:alpha', 'isLoud=true'],
  ]);
});

test('a secret stored among options is neither exported nor imported', () => {
  // Like `#generated/remembered-fields.ts`, which excludes fields without memory.
  const fields = { ...declared.alpha.options, key: secret() };
  const { key: _key, ...remembered } = fields;
  const careful: Known = { ...known, fieldsOf: () => ({ inputs: {}, options: remembered }) };
  const stored: Stored = new Map([['options:alpha', 'key=s3cret&size=3']]);
  expect(writeSettingsFile(parts, stored, careful, '2026-11-22')).not.toContain('s3cret');
  const file = JSON.stringify({ format: 'it-tools-settings', schema: 1, parts: { options: { alpha: { key: 's3cret' } } } });
  expect(planImport(parts, filePartsOf(file), new Map(), careful, 'merge').changes.size).toBe(0);
});
