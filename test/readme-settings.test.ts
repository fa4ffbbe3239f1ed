import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settings } from '#core/configuration.ts';
import { serverSettings } from '#core/server-settings.ts';
import { type Setting, siteSettings } from '#core/settings.ts';

/** When a variable is read: by a build and by a server, by a server alone, or by a build alone. */
type ReadAt = 'yes' | 'only' | 'no';

const ofSite = Object.values<Setting<unknown>>(siteSettings).flatMap(({ variable }) => variable ?? []);
const ofBuild = Object.values(settings).flatMap((group) => Object.values(group).map(({ variable }) => variable));

const expected: ReadonlyMap<string, ReadAt> = new Map<string, ReadAt>([
  ...ofBuild.map((name) => [name, 'no'] as const),
  ...Object.values(serverSettings).map(({ variable }) => [variable, 'only'] as const),
  ...[...ofSite, 'CONFIG_FILE'].map((name) => [name, 'yes'] as const),
]);

/** The rows of the table of variables in a text, by variable; one that stands twice is there under a name that is none. */
function variablesIn(text: string): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  const [, body = ''] = text.split('\n## Configure\n');
  for (const line of body.split('\n## ')[0]?.split('\n') ?? []) {
    const [, names = '', , readAt = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    for (const [, name = ''] of names.matchAll(/`([A-Z][A-Z_]*)`/g)) rows.set(rows.has(name) ? `${name} twice` : name, readAt);
  }
  return rows;
}

const inOrder = (rows: ReadonlyMap<string, string>) => Object.fromEntries([...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)));

describe('the table “Configure” of the README', () => {
  const text = readFileSync('README.md', 'utf8');

  test('has each variable of the tables once, no other, and says when it is read', () => {
    expect(inOrder(variablesIn(text))).toEqual(inOrder(expected));
  });

  test.each([
    ['a variable is missing', (readme: string) => readme.replace('`ONLY_TOOLS`, ', '')],
    ['there is one of no table', (readme: string) => readme.replace('`SITE_NAME`', '`SITE_NAME`, `SITE_TITLE`')],
    ['one stands twice', (readme: string) => readme.replace('`HOST`', '`HOST`, `PORT`')],
    ['it is read at another time', (readme: string) => readme.replace(/(`BASE_URL` \|[^|]*\|) yes/, '$1 no')],
  ])('would be refused if %s', (_fault, plant) => {
    const planted = plant(text);
    expect(planted).not.toBe(text);
    expect(inOrder(variablesIn(planted))).not.toEqual(inOrder(expected));
  });
});
