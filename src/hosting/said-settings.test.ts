import { describe, expect, test } from 'vitest';
import { type Setting, siteSettings } from '#core/settings.ts';
import { someFacts } from '#test/support/site-facts.ts';
import { readSettings } from './read-settings.ts';
import type { SettingSources } from './said-settings.ts';

const fileOf = (content: object) => ({ path: '/config.json', bytes: new TextEncoder().encode(JSON.stringify(content)) });

function faultsOf(sources: Partial<SettingSources>): readonly string[] {
  const found = readSettings({ flags: {}, environment: {}, ...sources }, someFacts);
  return found.ok ? [] : found.faults;
}

describe('each setting', () => {
  const entries = Object.entries<Setting<unknown>>(siteSettings);

  test.each(entries.flatMap(([key, { variable, flag, format }]) => (variable && flag ? [{ key, variable, flag, format }] : [])))(
    '$key reports errors with their source, and prefers an option to a variable and a variable to the file',
    ({ key, variable, flag, format }) => {
      const [group = '', name = ''] = key.split('.');
      const file = fileOf({ [group]: { [name]: { a: 1 } } });
      const isList = key === 'tools.only' || key === 'tools.hide';
      const wrong = isList ? 'no-such-tool-there' : '\u0007';
      const fault = (source: string): string =>
        isList
          ? `${key}[0] (${source}) must be the id of a tool or category, but it is "${wrong}".`
          : `${key} (${source}) must be ${format.description}, but it is "\\u0007".`;
      expect(faultsOf({ flags: { [flag]: wrong }, environment: { [variable]: wrong }, file })).toEqual([fault(`--${flag}`)]);
      expect(faultsOf({ environment: { [variable]: wrong }, file })).toEqual([fault(variable)]);
      expect(faultsOf({ environment: { [variable]: '' }, file })).toEqual([
        `${key} (/config.json) must be ${format.description}, but it is {"a":1}.`,
      ]);
    },
  );
});
