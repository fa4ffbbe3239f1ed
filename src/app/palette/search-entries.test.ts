import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import listing from './listing.fixture.json' with { type: 'json' };
import { createSearch } from './search-entries.ts';
import { searchableTool } from './tool-entry.ts';

const entries = listing.map((tool) => ({ id: tool.id, ...searchableTool({ ...tool, englishName: tool.name }) }));
const stops = new Set(['to', 'for', 'of', 'in', 'a', 'the']);
const search = createSearch(entries, stops);
const idsOf = (query: string) => search(query).map(({ id }) => id);

// What people type: names cut short, words of other products, asked-for tools that were there (../shared/users.md, row 3).
describe.each([
  ['epoch', 'date-converter'],
  ['unix time', 'date-converter'],
  ['timestamp', 'date-converter'],
  ['date', 'date-converter'],
  ['yaml lint', 'yaml-prettify'],
  ['lint yaml', 'yaml-prettify'],
  ['yaml format', 'yaml-prettify'],
  ['base converter', 'base-converter'],
  ['hex to binary', 'text-to-binary'],
  ['binary', 'text-to-binary'],
  ['radix', 'base-converter'],
  ['xml pretty', 'xml-formatter'],
  ['xml format', 'xml-formatter'],
  ['wifi', 'wifi-qrcode-generator'],
  ['wi-fi qr', 'wifi-qrcode-generator'],
  ['qr', 'qrcode-generator'],
  ['qr code', 'qrcode-generator'],
  ['composerize', 'docker-run-to-docker-compose-converter'],
  ['docker compose', 'docker-run-to-docker-compose-converter'],
  ['password generator', 'token-generator'],
  ['random string', 'token-generator'],
  ['api key', 'token-generator'],
  ['camel case', 'case-converter'],
  ['snake', 'case-converter'],
  ['uppercase', 'case-converter'],
  ['json prettify', 'json-prettify'],
  ['json beautify', 'json-prettify'],
  ['json viewer', 'json-prettify'],
  ['format json', 'json-prettify'],
  ['json minify', 'json-minify'],
  ['minify', 'json-minify'],
  ['json csv', 'json-to-csv'],
  ['csv', 'json-to-csv'],
  ['yaml json', 'yaml-to-json-converter'],
  ['json to yaml', 'json-to-yaml-converter'],
  ['toml to yaml', 'toml-to-yaml'],
  ['json diff', 'json-diff'],
  ['compare json', 'json-diff'],
  ['text compare', 'text-diff'],
  ['md5', 'hash-text'],
  ['sha256', 'hash-text'],
  ['checksum', 'hash-text'],
  ['hash', 'hash-text'],
  ['bcrypt', 'bcrypt'],
  ['htpasswd', 'bcrypt'],
  ['hmac sha256', 'hmac-generator'],
  ['aes', 'encryption'],
  ['decrypt', 'encryption'],
  ['cypher', 'encryption'],
  ['guid', 'uuid-generator'],
  ['uuid', 'uuid-generator'],
  ['uuid v4', 'uuid-generator'],
  ['ssh key', 'rsa-key-pair-generator'],
  ['rsa', 'rsa-key-pair-generator'],
  ['seed phrase', 'bip39-generator'],
  ['password strength', 'password-strength-analyser'],
  ['jwt', 'jwt-parser'],
  ['decode jwt', 'jwt-parser'],
  ['bearer', 'jwt-parser'],
  ['totp', 'otp-generator'],
  ['2fa', 'otp-generator'],
  ['base64', 'base64-string-converter'],
  ['base64 decode', 'base64-string-converter'],
  ['btoa', 'base64-string-converter'],
  ['image to base64', 'base64-file-converter'],
  ['url encode', 'url-encoder'],
  ['percent encoding', 'url-encoder'],
  ['url', 'url-parser'],
  ['query params', 'url-parser'],
  ['html escape', 'html-entities'],
  ['nbsp', 'html-entities'],
  ['slug', 'slugify-string'],
  ['cron', 'crontab-generator'],
  ['cron expression', 'crontab-generator'],
  ['regex', 'regex-tester'],
  ['regular expression', 'regex-tester'],
  ['regex cheat', 'regex-memo'],
  ['git', 'git-memo'],
  ['chmod', 'chmod-calculator'],
  ['permission', 'chmod-calculator'],
  ['rwx', 'chmod-calculator'],
  ['sql', 'sql-prettify'],
  ['subnet', 'ipv4-subnet-calculator'],
  ['netmask', 'ipv4-subnet-calculator'],
  ['ip range', 'ipv4-range-expander'],
  ['vendor', 'mac-address-lookup'],
  ['oui', 'mac-address-lookup'],
  ['mac generator', 'mac-address-generator'],
  ['404', 'http-status-codes'],
  ['status code', 'http-status-codes'],
  ['content type', 'mime-types'],
  ['user agent', 'user-agent-parser'],
  ['screen size', 'device-information'],
  ['color picker', 'color-converter'],
  ['hex rgb', 'color-converter'],
  ['rgb', 'color-converter'],
  ['lorem', 'lorem-ipsum-generator'],
  ['word count', 'text-statistics'],
  ['count characters', 'text-statistics'],
  ['emoji', 'emoji-picker'],
  ['figlet', 'ascii-text-drawer'],
  ['stopwatch', 'chronometer'],
  ['timer', 'chronometer'],
  ['celsius', 'temperature-converter'],
  ['fahrenheit', 'temperature-converter'],
  ['percent', 'percentage-calculator'],
  ['vat', 'percentage-calculator'],
  ['math', 'math-evaluator'],
  ['evaluate', 'math-evaluator'],
  ['iban', 'iban-validator-and-parser'],
  ['phone', 'phone-parser-and-formatter'],
  ['webcam', 'camera-recorder'],
  ['placeholder', 'svg-placeholder-generator'],
  ['placeholder text', 'lorem-ipsum-generator'],
  ['roman', 'roman-numeral-converter'],
  ['nato', 'text-to-nato-alphabet'],
  ['phonetic', 'text-to-nato-alphabet'],
  ['i18n', 'numeronym-generator'],
  ['redact', 'string-obfuscator'],
  ['outlook', 'safelink-decoder'],
  ['unique lines', 'list-converter'],
  ['sort list', 'list-converter'],
  ['markdown', 'markdown-to-html'],
  ['wysiwyg', 'html-wysiwyg-editor'],
  ['key code', 'keycode-info'],
  ['port', 'random-port-generator'],
])('“%s”', (query, id) => {
  test(`finds ${id} first`, () => {
    expect(idsOf(query)[0]).toBe(id);
  });
});

describe.each([
  ['tokn generator', 'token-generator'],
  ['crontb', 'crontab-generator'],
  ['regx', 'regex-tester'],
  ['subnt', 'ipv4-subnet-calculator'],
  ['chronometr', 'chronometer'],
])('“%s”, mistyped,', (query, id) => {
  test(`finds ${id}`, () => {
    expect(idsOf(query).slice(0, 3)).toContain(id);
  });
});

test('a query of several words needs all of them, in any order', () => {
  expect(idsOf('converter yaml')).toEqual(expect.arrayContaining(['json-to-yaml-converter', 'yaml-to-json-converter']));
  expect(idsOf('converter yaml')).not.toContain('case-converter');
  expect(idsOf('json zebra')).toEqual([]);
});

test('an empty query finds everything in its order', () => {
  expect(idsOf('  ')).toEqual(listing.map(({ id }) => id));
});

test('punctuation alone finds nothing', () => {
  expect(idsOf('?!')).toEqual([]);
});

test('in another language the English name is found too, and accents do not matter', () => {
  const german = {
    englishName: 'Hash text',
    name: 'Text hashen',
    description: 'Prüfsummen für Texte',
    keywords: ['prüfsumme'],
    category: 'Krypto',
  };
  const searchGerman = createSearch([german], stops);
  for (const query of ['hash text', 'HASHEN', 'prufsumme', 'Prüfsumme']) expect(searchGerman(query)).toEqual([german]);
});

test('never fails, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
      expect(search(query).length).toBeLessThanOrEqual(entries.length);
    }),
    { numRuns: runs(200) },
  );
});
