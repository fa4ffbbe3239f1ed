import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settings } from '#core/configuration.ts';
import { serverSettings } from '#core/server-settings.ts';
import { type Setting, siteSettings } from '#core/settings.ts';

const tables = ['Site settings', 'Server settings', 'Build settings'] as const;

type Table = (typeof tables)[number];

const ofSite = Object.values<Setting<unknown>>(siteSettings).flatMap(({ variable }) => variable ?? []);
const ofServer = Object.values(serverSettings).map(({ variable }) => variable);
const ofBuild = Object.values(settings)
  .flatMap((group) => Object.values(group).map(({ variable }) => variable))
  .filter((variable) => !ofSite.includes(variable));

const expected: ReadonlyMap<string, Table> = new Map<string, Table>([
  ...ofSite.map((name) => [name, 'Site settings'] as const),
  ...[...ofServer, 'CONFIG_FILE'].map((name) => [name, 'Server settings'] as const),
  ...ofBuild.map((name) => [name, 'Build settings'] as const),
]);

/** The text below a heading of the third level, up to the next heading. */
const sectionOf = (text: string, heading: string): string => text.split(`\n### ${heading}\n`)[1]?.split(/\n##+ /)[0] ?? '';

/** The table of each variable in a text. A variable with two rows gets a second entry with a name that no variable has. */
function variablesIn(text: string): ReadonlyMap<string, Table> {
  const found = new Map<string, Table>();
  for (const table of tables) {
    for (const [, row = ''] of sectionOf(text, table).matchAll(/^\|(.*)\|$/gm)) {
      const [first = '', second = ''] = row.split('|');
      const [, name] = /`([A-Z][A-Z_]*)`/.exec(table === 'Site settings' ? second : first) ?? [];
      if (name !== undefined) found.set(found.has(name) ? `${name} twice` : name, table);
    }
  }
  return found;
}

const sorted = (rows: ReadonlyMap<string, Table>) => [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));

describe('the tables of settings in docs/self-hosting.md', () => {
  const guide = readFileSync('docs/self-hosting.md', 'utf8');

  test('contain each variable once, in the table of the command that reads it', () => {
    expect(sorted(variablesIn(guide))).toEqual(sorted(expected));
  });

  test.each([
    ['a variable is missing', (text: string) => text.replace('`ONLY_TOOLS`, ', '')],
    ['a variable is unknown', (text: string) => text.replace('`SITE_NAME`', '`SITE_TITLE`')],
    ['a variable has two rows', (text: string) => text.replace(/^\| `HOST`.*$/m, '$&\n| `PORT`, `--port` | | | |')],
    ['a variable is in another table', (text: string) => text.replace('| `VITE_APP_ENV`', '| `PORT`')],
  ])('are refused if %s', (_case, change) => {
    const changed = change(guide);
    expect(changed).not.toBe(guide);
    expect(sorted(variablesIn(changed))).not.toEqual(sorted(expected));
  });
});
