import { describe, expect, test } from 'vitest';
import { assert, jsonValue, property, record, string } from 'fast-check';
import { runs } from '#test/support/runs.ts';
import { plainSettings, someFacts } from '#test/support/site-facts.ts';
import { readSettings } from './read-settings.ts';
import type { SettingSources } from './said-settings.ts';
import type { SiteSettings } from './site-settings.ts';

const fileOf = (content: unknown) => ({
  path: '/config.json',
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
});
const read = (sources: Partial<SettingSources>) => readSettings({ flags: {}, environment: {}, ...sources }, someFacts);
const faultsOf = (sources: Partial<SettingSources>): readonly string[] => {
  const found = read(sources);
  return found.ok ? [] : found.faults;
};

test('the built-in settings apply without any input', () => expect(read({})).toEqual({ ok: true, settings: plainSettings }));

const acme = {
  $schema: './configuration.schema.json',
  app: { baseUrl: '/tools/' },
  site: { name: 'Acme Tools' },
  links: { support: 'https://help.acme.example' },
  tools: { hide: ['measurement', 'hash'], defaults: { 'token-generator': { length: 32 } } },
  defaults: { language: 'de', theme: 'dark' },
  home: { text: { en: 'Run by **IT**.', de: 'Betrieben von der **IT**.' } },
};

test('a file can contain all settings', () => {
  expect(read({ file: fileOf(acme) })).toEqual({
    ok: true,
    settings: {
      ...plainSettings,
      baseUrl: '/tools/',
      siteName: 'Acme Tools',
      links: { repository: '', social: '', support: 'https://help.acme.example' },
      hidden: ['hash-text', 'chronometer'],
      toolDefaults: { 'token-generator': { length: 32 } },
      language: 'de',
      theme: 'dark',
      homeText: { en: '<p>Run by <strong>IT</strong>.</p>', de: '<p>Betrieben von der <strong>IT</strong>.</p>' },
    },
  });
});

describe('a setting from', () => {
  const cases: readonly (readonly [string, Partial<SettingSources>, Partial<SiteSettings>])[] = [
    ['BASE_URL', { environment: { BASE_URL: '/a/b/' } }, { baseUrl: '/a/b/' }],
    ['--base-url over BASE_URL', { flags: { 'base-url': '/a/' }, environment: { BASE_URL: '/b/' } }, { baseUrl: '/a/' }],
    ['BASE_URL over the file', { environment: { BASE_URL: '/b/' }, file: fileOf({ app: { baseUrl: '/c/' } }) }, { baseUrl: '/b/' }],
    ['the file over an empty variable', { environment: { BASE_URL: '' }, file: fileOf({ app: { baseUrl: '/c/' } }) }, { baseUrl: '/c/' }],
    ['VITE_SITE_URL', { environment: { VITE_SITE_URL: 'https://example.org/' } }, { origin: 'https://example.org' }],
    [
      'VITE_SITE_URL with the base path in it',
      { environment: { VITE_SITE_URL: 'https://example.org/a', BASE_URL: '/a/' } },
      { origin: 'https://example.org', baseUrl: '/a/' },
    ],
    ['SITE_NAME', { environment: { SITE_NAME: 'Acme & Co' } }, { siteName: 'Acme & Co' }],
    ['VITE_SHOW_BANNER', { environment: { VITE_SHOW_BANNER: 'TRUE' } }, { showBanner: true }],
    ['ONLY_TOOLS', { environment: { ONLY_TOOLS: 'crypto' } }, { hidden: ['chronometer'] }],
    ['HIDE_TOOLS', { environment: { HIDE_TOOLS: 'hash-text, timer' } }, { hidden: ['hash-text', 'chronometer'] }],
    [
      'ONLY_TOOLS and HIDE_TOOLS',
      { environment: { ONLY_TOOLS: 'crypto', HIDE_TOOLS: 'hash-text' } },
      { hidden: ['hash-text', 'chronometer'] },
    ],
    ['DEFAULT_LANGUAGE', { environment: { DEFAULT_LANGUAGE: 'fr' } }, { language: 'fr' }],
    ['DEFAULT_THEME', { environment: { DEFAULT_THEME: 'light' } }, { theme: 'light' }],
    [
      'a former name of an option',
      { file: fileOf({ tools: { defaults: { hash: { outputEncoding: 'base64' } } } }) },
      { toolDefaults: { 'hash-text': { encoding: 'base64' } } },
    ],
    ['a text in English', { file: fileOf({ home: { text: 'Hi' } }) }, { homeText: { en: '<p>Hi</p>' } }],
    ['a file with a byte order mark', { file: fileOf('\uFEFF{"site":{"name":"A"}}') }, { siteName: 'A' }],
  ];
  test.each(cases)('%s is applied', (_what, sources, settings) =>
    expect(read(sources)).toEqual({ ok: true, settings: { ...plainSettings, ...settings } }),
  );
});

describe('an invalid setting', () => {
  const long = 'x'.repeat(300);
  test.each<readonly [Partial<SettingSources>, string]>([
    [{ environment: { BASE_URL: 'tools' } }, 'app.baseUrl (BASE_URL) must be a path that starts and ends with /, but it is "tools".'],
    [{ environment: { BASE_URL: '/../' } }, 'app.baseUrl (BASE_URL) must be a path that starts and ends with /, but it is "/../".'],
    [{ flags: { 'base-url': '' } }, 'app.baseUrl (--base-url) must be a path that starts and ends with /, but it is "".'],
    [{ file: fileOf({ app: { baseUrl: 5 } }) }, 'app.baseUrl (/config.json) must be a path that starts and ends with /, but it is 5.'],
    [
      { environment: { BASE_URL: '/de/' } },
      'app.baseUrl (BASE_URL) must not start with "de", which is a page of the site, but it is "/de/".',
    ],
    [
      { environment: { BASE_URL: '/assets/x/' } },
      'app.baseUrl (BASE_URL) must not start with "assets", which is a page of the site, but it is "/assets/x/".',
    ],
    [
      { flags: { 'base-url': '/healthz/' } },
      'app.baseUrl (--base-url) must not start with "healthz", which is a page of the site, but it is "/healthz/".',
    ],
    [
      { environment: { VITE_SITE_URL: 'example.org' } },
      'app.siteUrl (VITE_SITE_URL) must be an http(s) address or empty, but it is "example.org".',
    ],
    [
      { flags: { 'link-social': 'javascript:alert(1)' } },
      'links.social (--link-social) must be an http(s) address or empty, but it is "javascript:alert(1)".',
    ],
    [
      { environment: { SITE_NAME: 'a\nb' } },
      String.raw`site.name (SITE_NAME) must be a text of 1 to 60 characters in one line, but it is "a\nb".`,
    ],
    [
      { environment: { SITE_NAME: long } },
      `site.name (SITE_NAME) must be a text of 1 to 60 characters in one line, but it is "${long.slice(1, 200)}….`,
    ],
    [{ environment: { VITE_SHOW_BANNER: '1' } }, 'site.showBanner (VITE_SHOW_BANNER) must be a boolean, but it is "1".'],
    [{ file: fileOf({ site: { showBanner: 'true' } }) }, 'site.showBanner (/config.json) must be a boolean, but it is "true".'],
    [
      { file: fileOf({ tools: { hide: 'hash-text' } }) },
      'tools.hide (/config.json) must be a list of ids of tools or categories, but it is "hash-text".',
    ],
    [
      { file: fileOf({ tools: { hide: ['hash', 'timer', 'hash-txt'] } }) },
      'tools.hide[2] (/config.json) must be the id of a tool or category, but it is "hash-txt". Did you mean "hash-text"?',
    ],
    [{ file: fileOf({ tools: { only: [5] } }) }, 'tools.only[0] (/config.json) must be the id of a tool or category, but it is 5.'],
    [
      { environment: { ONLY_TOOLS: 'nothing-of-it' } },
      'tools.only[0] (ONLY_TOOLS) must be the id of a tool or category, but it is "nothing-of-it".',
    ],
    [
      { file: fileOf({ tools: { defaults: [] } }) },
      'tools.defaults (/config.json) must be an object of tools, each an object of options, but it is [].',
    ],
    [
      { file: fileOf({ tools: { defaults: { 'hash-txt': {} } } }) },
      'tools.defaults.hash-txt (/config.json) must be the id of a tool, but it is "hash-txt". Did you mean "hash-text"?',
    ],
    [
      { file: fileOf({ tools: { defaults: { 'hash-text': { enc: 'base64' } } } }) },
      'tools.defaults.hash-text.enc (/config.json) is no option of this tool. Did you mean "encoding"?',
    ],
    [
      { file: fileOf({ tools: { defaults: { 'hash-text': { encoding: 'base63' } } } }) },
      'tools.defaults.hash-text.encoding (/config.json) must be one of hexLower, base64, but it is "base63".',
    ],
    [
      { file: fileOf({ tools: { defaults: { 'token-generator': { length: 9999 } } } }) },
      'tools.defaults.token-generator.length (/config.json) must be a whole number from 1 to 512, but it is 9999.',
    ],
    [
      { file: fileOf({ tools: { defaults: { 'token-generator': { length: '32' } } } }) },
      'tools.defaults.token-generator.length (/config.json) must be a whole number from 1 to 512, but it is "32".',
    ],
    [
      { file: fileOf({ tools: { defaults: { 'token-generator': { uppercase: 'true' } } } }) },
      'tools.defaults.token-generator.uppercase (/config.json) must be a boolean, but it is "true".',
    ],
    [
      { file: fileOf({ tools: { defaults: { 'token-generator': { symbols: 'more than ten' } } } }) },
      'tools.defaults.token-generator.symbols (/config.json) must be a text of at most 10 characters, but it is "more than ten".',
    ],
    [
      { environment: { DEFAULT_LANGUAGE: 'it' } },
      'defaults.language (DEFAULT_LANGUAGE) must be one of en, de, es, fr, pt, ru, uk, zh, vi, but it is "it".',
    ],
    [{ environment: { DEFAULT_THEME: 'black' } }, 'defaults.theme (DEFAULT_THEME) must be one of auto, light, dark, but it is "black".'],
    [
      { file: fileOf({ home: { text: 5 } }) },
      'home.text (/config.json) must be a text of at most 10000 characters, or an object of such texts by language, but it is 5.',
    ],
    [
      { file: fileOf({ home: { text: { de: 5 } } }) },
      'home.text.de (/config.json) must be a text of at most 10000 characters, but it is 5.',
    ],
    [{ file: fileOf({ tools: { hidden: [] } }) }, 'tools.hidden (/config.json) is no setting. Did you mean "tools.hide"?'],
    [{ file: fileOf({ tool: {} }) }, 'tool (/config.json) is no setting. Did you mean "tools"?'],
    [{ file: fileOf({ toString: {} }) }, 'toString (/config.json) is no setting.'],
    [{ file: fileOf({ tools: [] }) }, 'tools (/config.json) must be an object, but it is [].'],
    [{ file: fileOf('{"tools":{"hide":[],"hide":[]}}') }, 'tools.hide (/config.json) stands twice.'],
    [{ file: fileOf('{\n"a": 1,\n  x }') }, '/config.json is not JSON: line 3, column 3.'],
    [{ file: fileOf('{"site":{"name":"A"},}') }, '/config.json is not JSON: line 1, column 22.'],
    [{ file: fileOf('[]') }, '/config.json must be an object, but it is [].'],
    [{ file: fileOf('') }, '/config.json is not JSON: line 1, column 1.'],
    [{ file: { path: '/config.json', bytes: new Uint8Array(1024 * 1024 + 1) } }, '/config.json is larger than 1 MiB.'],
    [{ environment: { HIDE_TOOLS: 'crypto measurement' } }, 'tools.only and tools.hide leave no tool.'],
    [
      { environment: { VITE_TRACKER_ENABLED: 'true' } },
      'plausible.isTrackerEnabled (VITE_TRACKER_ENABLED) cannot be switched on: this site was built without it.',
    ],
  ])('is reported for %j', (sources, fault) => expect(faultsOf(sources)).toEqual([fault]));

  test('is reported together with others, in the order of the settings', () => {
    const sources = {
      environment: { DEFAULT_THEME: 'x', BASE_URL: 'y' },
      flags: { 'site-name': '' },
      file: fileOf('{"tools":{"hidden":1,"hide":["a-thing"]},"site":{"showBanner":0}}'),
    };
    expect(faultsOf(sources).map((fault) => fault.split(' ')[0])).toEqual([
      'app.baseUrl',
      'site.name',
      'site.showBanner',
      'tools.hide[0]',
      'defaults.theme',
      'tools.hidden',
    ]);
  });
});

test('any file is read or refused with complete sentences', () => {
  const anything = record(
    { app: jsonValue(), site: jsonValue(), links: jsonValue(), tools: jsonValue(), defaults: jsonValue(), home: jsonValue() },
    { requiredKeys: [] },
  );
  assert(
    property(anything, string(), (content, text) => {
      for (const file of [fileOf(content), fileOf(text)]) {
        const found = read({ file });
        expect(found.ok || found.faults.every((fault) => /[.?]$/.test(fault))).toBe(true);
      }
    }),
    { numRuns: runs(300) },
  );
});

test('reports a duplicate key with its setting, and errors of the file after all settings', () => {
  expect(faultsOf({ environment: { DEFAULT_THEME: 'x' }, file: fileOf('{"tools":{"only":[7],"only":[7]}}') })).toEqual([
    'tools.only (/config.json) stands twice.',
    'tools.only[0] (/config.json) must be the id of a tool or category, but it is 7.',
    'defaults.theme (DEFAULT_THEME) must be one of auto, light, dark, but it is "x".',
  ]);
  expect(faultsOf({ environment: { DEFAULT_THEME: 'x' }, file: fileOf('{') }).at(-1)).toBe('/config.json is not JSON: line 1, column 2.');
});

test('an empty option overrides the file', () => {
  const file = fileOf({ tools: { hide: ['crypto'] }, app: { siteUrl: 'https://example.org' } });
  expect(read({ flags: { 'hide-tools': '', 'site-url': '' }, file })).toEqual({ ok: true, settings: plainSettings });
});

test('a tracker can be enabled if it is built in', () => {
  const sources = { flags: {}, environment: { VITE_TRACKER_ENABLED: 'true' } };
  expect(readSettings(sources, { ...someFacts, trackerOrigin: 'https://plausible.io' }).ok).toBe(true);
});
