import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/core/configuration.ts';
import { configurationSchema } from '../../../src/hosting/configuration-schema.ts';
import { readSettings } from '../../../src/hosting/read-settings.ts';
import type { SiteFacts } from '../../../src/hosting/site-facts.ts';
import { siteFacts } from './site-facts.ts';

let facts: SiteFacts;
beforeAll(async () => {
  facts = await siteFacts(readConfiguration({}));
});

/** The example of the documentation. Its tools and options must exist. */
const example = {
  $schema: './configuration.schema.json',
  app: { baseUrl: '/tools/' },
  site: { name: 'Acme Tools' },
  links: { support: 'https://help.acme.example' },
  tools: {
    hide: ['measurement', 'camera-recorder'],
    defaults: { 'token-generator': { length: 32 }, 'hash-text': { encoding: 'base64' } },
  },
  defaults: { language: 'de', theme: 'dark' },
  home: { text: { en: 'Run by **IT**. [Ask us](mailto:it@acme.example).', de: 'Betrieben von der **IT**.' } },
};

const faultsOf = (file: object): readonly string[] => {
  const read = readSettings(
    { flags: {}, environment: {}, file: { path: '/config.json', bytes: new TextEncoder().encode(JSON.stringify(file)) } },
    facts,
  );
  return read.ok ? [] : read.faults;
};

test('the example is valid for the current tools and matches its schema', () => {
  expect(faultsOf(example)).toEqual([]);
  expect(new Ajv2020({ strict: true }).validate(configurationSchema(facts), example)).toBe(true);
});

test('each option accepts its own default, in the reader and in the schema', () => {
  const isGood = new Ajv2020({ strict: true }).compile(configurationSchema(facts));
  const all = Object.fromEntries(
    facts.tools.map(({ id, options }) => [id, Object.fromEntries(Object.entries(options).map(([name, { initial }]) => [name, initial]))]),
  );
  expect(faultsOf({ tools: { defaults: all } })).toEqual([]);
  expect([isGood({ tools: { defaults: all } }), isGood.errors]).toEqual([true, null]);
});

test('the facts of a template survive serialization', () => expect(JSON.parse(JSON.stringify(facts))).toEqual(facts));
