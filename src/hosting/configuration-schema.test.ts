import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, decimal, flag } from '#core/fields.ts';
import { languages } from '#core/languages.ts';
import { runs } from '#test/support/runs.ts';
import { someFacts } from '#test/support/site-facts.ts';
import { configurationSchema } from './configuration-schema.ts';
import { readSettings } from './read-settings.ts';
import type { SiteFacts } from './site-facts.ts';

const facts: SiteFacts = {
  ...someFacts,
  languages,
  tools: [
    ...someFacts.tools,
    {
      id: 'case-converter',
      category: 'text',
      former: [],
      options: {
        letterCase: choice(['upper', 'lower'], 'upper', { aliases: ['case'], valueAliases: { uppercase: 'upper' } }),
        speed: decimal({ min: 0, max: 2, initial: 1 }),
        sorted: flag(false),
      },
    },
  ],
};

const isGoodFor = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: false }).compile(configurationSchema(facts));

const faultsOf = (file: object): readonly string[] => {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const read = readSettings({ flags: {}, environment: {}, file: { path: '/c', bytes } }, facts);
  return read.ok ? [] : read.faults;
};

describe('the settings schema', () => {
  test.each([
    [{}],
    [{ $schema: './configuration.schema.json' }],
    [
      {
        $schema: './configuration.schema.json',
        app: { baseUrl: '/tools/' },
        site: { name: 'Acme Tools' },
        links: { support: 'https://help.acme.example' },
        tools: {
          hide: ['measurement', 'case-converter'],
          defaults: { 'token-generator': { length: 32 }, 'hash-text': { encoding: 'base64' } },
        },
        defaults: { language: 'de', theme: 'dark' },
        home: { text: { en: 'Run by **IT**. [Ask us](mailto:it@acme.example).', de: 'Betrieben von der **IT**.' } },
      },
    ],
    [{ app: { baseUrl: '/', siteUrl: 'https://example.org' }, links: { repository: '', social: 'http://a', support: '' } }],
    [{ app: { baseUrl: '/detools/de/' }, site: { name: '💡'.repeat(60), showBanner: true } }],
    [{ tools: { only: ['crypto', 'hash'], hide: [] } }],
    [{ tools: { defaults: { hash: { outputEncoding: 'base64' }, 'case-converter': { case: 'uppercase', speed: 0.5, sorted: true } } } }],
    [{ home: { text: 'x'.repeat(10_000) } }],
    [{ home: { text: { de: '💡'.repeat(10_000) } } }],
  ])('accepts %j', (file) => expect([isGoodFor(file), faultsOf(file)]).toEqual([true, []]));

  test.each([
    [{ $schema: 1 }],
    [{ tool: {} }],
    [{ tools: [] }],
    [{ tools: { hidden: [] } }],
    [{ app: { baseUrl: 'tools' } }],
    [{ app: { baseUrl: '/a/../' } }],
    [{ app: { baseUrl: '/de/' } }],
    [{ app: { baseUrl: '/hash-text/a/' } }],
    [{ app: { siteUrl: 'example.org' } }],
    [{ links: { social: 'javascript:alert(1)' } }],
    [{ links: { support: null } }],
    [{ site: { name: '' } }],
    [{ site: { name: ' ' } }],
    [{ site: { name: 'a\nb' } }],
    [{ site: { name: '💡'.repeat(61) } }],
    [{ site: { showBanner: 'true' } }],
    [{ tools: { hide: 'crypto' } }],
    [{ tools: { hide: ['hash-txt'] } }],
    [{ tools: { only: [5] } }],
    [{ tools: { defaults: [] } }],
    [{ tools: { defaults: { 'hash-txt': {} } } }],
    [{ tools: { defaults: { 'hash-text': { enc: 'base64' } } } }],
    [{ tools: { defaults: { 'hash-text': { encoding: 'base63' } } } }],
    [{ tools: { defaults: { 'token-generator': { length: 9999 } } } }],
    [{ tools: { defaults: { 'token-generator': { length: 1.5 } } } }],
    [{ tools: { defaults: { 'token-generator': { length: '32' } } } }],
    [{ tools: { defaults: { 'token-generator': { symbols: 'eleven long' } } } }],
    [{ tools: { defaults: { 'case-converter': { speed: 2.1 } } } }],
    [{ tools: { defaults: { 'case-converter': { sorted: 'true' } } } }],
    [{ defaults: { language: 'it' } }],
    [{ defaults: { theme: 'Dark' } }],
    [{ home: { text: 'x'.repeat(10_001) } }],
    [{ home: { text: { it: 'x' } } }],
    [{ home: { text: { de: 5 } } }],
    [{ home: { text: 5 } }],
  ])('refuses %j', (file) => expect([isGoodFor(file), faultsOf(file).length]).toEqual([false, 1]));

  test('agrees with the reader on any file, except that one tool must remain', () => {
    const tools = fc.subarray([...facts.tools.map(({ id }) => id), 'crypto', 'hash', 'nothing']);
    const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('/a/', '/de/', '', 'de', 'https://a', 'dark', 'A'));
    const groups = fc.record(
      {
        app: fc.dictionary(fc.constantFrom('baseUrl', 'siteUrl', 'env'), value),
        links: fc.dictionary(fc.constantFrom('repository', 'social'), value),
        site: fc.dictionary(fc.constantFrom('name', 'showBanner'), value),
        tools: fc.dictionary(fc.constantFrom('only', 'hide', 'defaults'), fc.oneof(tools, value)),
        defaults: fc.dictionary(fc.constantFrom('language', 'theme'), value),
        home: fc.record({ text: fc.oneof(value, fc.dictionary(fc.constantFrom('de', 'it'), value)) }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(groups, (file) => {
        const faults = faultsOf(file).filter((fault) => fault !== 'tools.only and tools.hide leave no tool.');
        expect([isGoodFor(file), faults]).toEqual([faults.length === 0, faults]);
      }),
      { numRuns: runs(100) },
    );
  });
});
