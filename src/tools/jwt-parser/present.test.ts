import { base64url } from 'jose';
import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { encryptedToken, rfcTokens } from './rfc-tokens.ts';
import { run } from './run.ts';

const texts = { t: toolTexts('jwt-parser', 'en'), language: 'en' };
const context = { now: () => new Date('2026-03-01T12:00:00Z'), timeZone: 'Europe/Paris', subtle: crypto.subtle };

function presented(token: string) {
  const result = run.decode({ token }, context);
  if (!result.ok || !result.value) throw new Error('There is no token.');
  return presenters.decode(result.value, {}, texts);
}

const payloadOf = (payload: string) => presented(`${base64url.encode('{"alg":"none","iss":1}')}.${base64url.encode(payload)}.`);

test('a signed token has its algorithm, times and payload as JSON', () => {
  expect(presented(rfcTokens.A1.token)).toMatchObject({
    payload: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
    tokenType: 'Signed (JWS)',
    algorithm: 'HS256 (HMAC with SHA-256)',
    timeStatus: 'Expired on 2011-03-22 18:43:00 UTC',
    headerParameters: [
      { name: 'typ', value: 'JWT', meaning: 'Media type of the whole token, such as JWT' },
      { name: 'alg', value: 'HS256', meaning: 'Algorithm that signs the token, or encrypts its key' },
    ],
    claims: [
      { meaning: 'Issuer: who created and signed the token' },
      {
        meaning:
          'Expiration time: the token must be rejected from then on\n2011-03-22 18:43:00 UTC\n2011-03-22 19:43:00 +01:00\n14 years ago',
      },
      { meaning: '' },
    ],
  });
});

test('an encrypted token has no payload', () => {
  expect(presented(encryptedToken)).toMatchObject({
    tokenType: 'Encrypted (JWE)',
    algorithm: 'RSA-OAEP, A256GCM',
    timeStatus: '',
    claims: [],
  });
  expect(presented(encryptedToken).payload).toBeUndefined();
});

test('a payload that is not JSON is a text file', () => {
  expect(payloadOf('hello').payload).toEqual({ text: 'hello', type: 'text', file: 'payload.txt' });
});

test('a name in both parts is marked in each', () => {
  const { headerParameters, claims } = payloadOf('{"iss":2,"sub":3}');
  expect([...headerParameters, ...claims].map(({ name, isInBoth }) => [name, isInBoth])).toEqual([
    ['alg', false],
    ['iss', true],
    ['iss', true],
    ['sub', false],
  ]);
});

test.each([
  ['{"exp":"1"}', /^Expiration time.* \(not a number\)$/, 'The claim exp is not a number'],
  ['{"exp":1e300}', /^Expiration time.* \(out of range\)$/, 'The time in exp is out of range'],
  [
    '{"exp":1893456000000}',
    /^Expiration time.* \(looks like milliseconds\)\n2030-01-01 00:00:00 UTC\n/,
    'Valid until 2030-01-01 00:00:00 UTC',
  ],
])('for the payload %s the time is explained', (payload, meaning, timeStatus) => {
  const { claims, timeStatus: presentedStatus } = payloadOf(payload);
  expect(claims[0]?.meaning).toMatch(meaning);
  expect(presentedStatus).toBe(timeStatus);
});

test.each([
  ['valid', { value: 'Valid', verdict: 'good' }],
  ['notValid', { value: 'Invalid', verdict: 'bad' }],
  ['unsupported', { value: 'Not checked (unsupported algorithm HS1)', verdict: undefined }],
] as const)('a signature with the status %s', (status, signature) => {
  expect(presenters.verify({ status, algorithm: 'HS1' }, {}, texts)).toEqual({ signature });
});
