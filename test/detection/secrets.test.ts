import { expect, test } from 'vitest';
import { detectors, sampleOf } from './detect-all.ts';

const KEY = 'MFECAQEwBQYDK2VwBCIEIHcHbQpzGKV9PBbBclGyZkXfTC';

test.each([
  ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3IiwiZXhwIjoxNzk1MzM3OTQwfQ.c2lnbmF0dXJl', ['c2lnbmF0dXJl', 'eyJ']],
  ['a setup of one-time passwords', 'otpauth://totp/ACME:jane?secret=HXDMVJECJJWSRB3H&issuer=ACME', ['HXDMVJECJJWSRB3H']],
  ['a network', String.raw`WIFI:T:WPA;S:mynetwork;P:my\;pass12;;`, ['my;pass12', 'pass12']],
  ['credentials', 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', ['open sesame', 'QWxhZGRpb']],
  ['a hash of a password', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy', ['N9qo8', '$2b$']],
  ['a private key', `-----BEGIN RSA PRIVATE KEY-----\n${KEY}\n-----END RSA PRIVATE KEY-----`, [KEY.slice(0, 8)]],
  ['a private key as JSON', '{"kty":"RSA","n":"t6Q8PWSi","e":"AQAB","d":"GRtbIQmh"}', ['GRtbIQmh', 't6Q8PWSi']],
  ['an encrypted text', 'U2FsdGVkX1+Q2GsJ0sMdwHqqTzJ1hL8mDnxH1vTyqSk=', ['U2FsdGVk', 'Q2GsJ0sMd']],
  ['a mnemonic', 'legal winner thank year wave sausage worth useful legal winner thank yellow', ['legal', 'yellow']],
])('the answer and copy for %s do not contain the secret', (_what, input, secrets) => {
  const findings = detectors.flatMap(({ reads, maxLength, detect }) => {
    const sample = sampleOf(input);
    const finding = reads === 'text' && sample.bare.length <= maxLength ? detect(sample) : undefined;
    return finding?.isSecret ? [finding] : [];
  });
  expect(findings).toHaveLength(1);
  const json = JSON.stringify(findings.map(({ reading, answer }) => ({ reading, answer })));
  expect(secrets.filter((secret) => json.includes(secret))).toEqual([]);
});

test('the answer for a link does not contain its password', () => {
  const json = JSON.stringify(
    detectors.find(({ toolId }) => toolId === 'url-parser')?.detect(sampleOf('https://jane:sesame@example.com/?a=1'))?.answer,
  );
  expect(['jane', 'sesame'].filter((secret) => json.includes(secret))).toEqual([]);
});
