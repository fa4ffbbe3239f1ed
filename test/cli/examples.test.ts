import { expect, test } from 'vitest';
import { type Ended, play } from './play.ts';

interface Example {
  readonly words: readonly string[];
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly out?: string;
  readonly says?: string;
  readonly exit?: number;
}

const json = '{"a": 1,, }';
const noComma = 'Line 1, column 9: expected a property name.';

/** Commands and their output. Scripts of users rely on each of them. */
const examples: readonly Example[] = [
  { words: ['json-to-yaml-converter'], stdin: '{"name":"web","ports":[80,443]}', out: 'name: web\nports:\n  - 80\n  - 443\n' },
  { words: ['json-to-yaml-converter'], stdin: json, says: `stdin:1:9: ${noComma}`, exit: 1 },
  {
    words: ['json-to-yaml-converter'],
    stdin: json,
    env: { LANG: 'de_DE.UTF-8' },
    says: 'stdin:1:9: Zeile 1, Spalte 9: Hier wird ein Eigenschaftsname erwartet.',
    exit: 1,
  },
  {
    words: ['json-to-yaml-converter', '--json'],
    stdin: json,
    out: `{"ok":false,"error":{"code":"jsonNameExpected","field":"json","at":8,"values":{"line":1,"column":9},"message":"${noComma}"}}\n`,
    exit: 1,
  },
  { words: ['json-to-yaml-converter', '{}', '--indent', '3'], says: 'it-tools: --indent must be one of 2, 4.', exit: 2 },
  {
    words: ['json-to-yaml-converter', '{}', '--indnt', '2'],
    says: 'it-tools: json-to-yaml-converter has no option --indnt. Did you mean --indent?',
    exit: 2,
  },
  { words: ['no-such-tool', 'x'], says: 'it-tools: Unknown tool “no-such-tool”. Run “it-tools list” to see all tools.', exit: 2 },
  { words: ['base64-string-converter', 'Hello, 世界!'], out: 'SGVsbG8sIOS4lueVjCE=\n' },
  { words: ['base64-string-converter', '--base64', 'SGVsbG8='], out: 'Hello\n' },
  { words: ['base64-string-converter', 'decode', 'SGVsb*8='], says: 'it-tools: "*" at position 6 is not a Base64 character.', exit: 1 },
  { words: ['url-encoder', 'decode', 'Hello%20world%20%3A)'], out: 'Hello world :)\n' },
  { words: ['case-converter', 'lorem ipsum', '--pick', 'kebab'], out: 'lorem-ipsum\n' },
  {
    words: ['roman-numeral-converter', 'MCMXCIV'],
    out: [
      'Number\t1994',
      'Roman numeral\tMCMXCIV',
      'With parentheses\tMCMXCIV',
      'Unicode numeral\tⅯⅭⅯⅩⅭⅠⅤ',
      'Breakdown\t1000 (M) + 900 (CM) + 90 (XC) + 4 (IV)\n',
    ].join('\n'),
  },
  { words: ['roman-numeral-converter', 'IIII'], says: 'it-tools: IIII is not standard. 4 is written IV.', exit: 1 },
  {
    words: ['roman-numeral-converter', 'IIII'],
    env: { LANG: 'uk_UA.UTF-8' },
    says: 'it-tools: «IIII» — нестандартний запис. 4 записується як IV.',
    exit: 1,
  },
  {
    words: ['roman-numeral-converter', 'MCMXCIV', '--pick', 'arabic'],
    says: 'it-tools: --pick must be one of number, numeral, withParentheses, unicode, breakdown.',
    exit: 2,
  },
  { words: ['ipv4-subnet-calculator', '192.168.0.1/24', '--pick', 'usableHosts'], out: '254\n' },
  {
    words: ['ipv4-range-expander', '192.168.1.9', '--end', '192.168.1.1'],
    says: 'it-tools: The end address is lower than the start address.',
    exit: 1,
  },
  {
    words: ['json-to-toml'],
    stdin: '{"a":null,"b":1}',
    out: 'b = 1\n',
    says: 'it-tools: TOML has no null: 1 null value was skipped.',
  },
  {
    words: ['json-to-toml', '--null-values', 'error'],
    stdin: '{"a":null,"b":1}',
    says: 'it-tools: TOML has no null, but $.a is null.',
    exit: 1,
  },
  {
    words: ['sql-prettify'],
    stdin: 'select a,b from t where x=1',
    out: 'SELECT\n  a,\n  b\nFROM\n  t\nWHERE\n  x = 1\n',
  },
  { words: ['token-generator', '--length', '0'], says: 'it-tools: --length must be a whole number from 1 to 512.', exit: 2 },
  {
    words: ['token-generator', '--no-uppercase', '--no-lowercase', '--no-numbers'],
    says: 'it-tools: Select at least one set of characters.',
    exit: 1,
  },
  {
    // RFC 4231, case 2.
    words: ['hmac-generator', 'what do ya want for nothing?', '--key-env', 'K'],
    env: { K: 'Jefe' },
    out: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843\n',
  },
  {
    words: ['hmac-generator', 'x', '--key', 'Jefe'],
    says: 'it-tools: --key would expose the secret in the process list. Use --key-env NAME, --key-file PATH, or --key -.',
    exit: 2,
  },
  {
    words: ['uuid-generator', 'name', 'www.example.com', '--version', 'v5', '--namespace', 'dns'],
    out: '2ed6657d-e927-568b-95e1-2665a8aea6a2\n',
  },
  {
    words: ['yaml-to-json-converter', '--indent', 'none'],
    stdin: 'a: 1\n---\nb: 2\n',
    out: '[{"a":1},{"b":2}]\n',
    says: 'it-tools: The input has 2 documents.',
  },
  { words: ['json-minify'], stdin: Uint8Array.of(0xff, 0xfe), says: 'it-tools: stdin is not UTF-8 text.', exit: 1 },
  { words: ['percentage-calculator', '--part', '5', '--whole', '0'], says: 'it-tools: The whole must not be 0.', exit: 1 },
  { words: ['regex-tester', 'replace', 'a1b2', '--pattern', String.raw`\d`, '--replacement', '#'], out: 'a#b#\n' },
  {
    words: ['basic-auth-generator', 'Aladdin', '--password-env', 'P', '--pick', 'header'],
    env: { P: 'open sesame' },
    out: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==\n',
  },
  { words: ['crontab-generator', '61 * * * *'], says: 'it-tools: Minute: 61 is out of range (0-59).', exit: 1 },
  { words: ['json-minify'], stdin: '', says: 'it-tools: The input is empty.', exit: 1 },
  { words: ['camera-recorder'], says: 'it-tools: Camera recorder works only in the browser.', exit: 2 },
];

test.each(examples)('it-tools $words: $exit $says', async ({ words, out = '', says, exit = 0, ...around }) => {
  const expected: Ended = { stdout: out, stderr: says === undefined ? '' : `${says}\n`, exitCode: exit, files: {} };
  expect(await play(words, around)).toEqual(expected);
});

test('the common digests are seven rows of a name, a tab, and the digest', async () => {
  const { stdout, exitCode } = await play(['hash-text', 'abc', '--functions', 'common']);
  const rows = stdout.split('\n');
  expect(exitCode).toBe(0);
  expect(rows).toHaveLength(8);
  expect(rows).toContain('SHA-256\tba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect([rows[0], rows[6], rows[7]]).toEqual(['MD5\t900150983cd24fb0d6963f7d28e17f72', 'CRC-32\t352441c2', '']);
});

test('a decoded file is written completely', async () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const { files, ...result } = await play(['base64-file-converter', 'decode', '@dot.b64', '-o', 'dot.png'], {
    files: { 'dot.b64': `${dot}\n` },
  });
  expect(result).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  expect(files['dot.png']?.length).toBe(70);
});
