import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ok } from '#core/result.ts';
import { testContext } from '#test/conformance/run.ts';
import { cms, makeCertificates, removeCertificates, signPdf } from '#test/support/samples/signed-pdf.ts';
import { check } from './run.ts';

// openssl is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const context = testContext();

beforeAll(makeCertificates);
afterAll(removeCertificates);

test.each([
  ['an unknown hash function', () => cms('rsa', '-md', 'sha3-256'), '2.16.840.1.101.3.4.2.8'],
  ['a hash function that browsers do not support', () => cms('rsa', '-md', 'sha224'), '2.16.840.1.101.3.4.2.4'],
  ['a hash function without signed attributes', () => cms('rsa', '-md', 'ripemd160', '-noattr'), '1.3.36.3.2.1'],
  ['the hash function of PSS', () => cms('rsa', '-md', 'sha224', '-keyopt', 'rsa_padding_mode:pss'), '2.16.840.1.101.3.4.2.4'],
  ['a hash function in the name of the algorithm', () => cms('ec', '-md', 'sha224'), '1.2.840.10045.4.3.1'],
  ['a curve', () => cms('koblitz'), '1.3.132.0.10'],
])('check names an unsupported algorithm: %s', async (_what, sign, algorithm) => {
  const file = new File([Uint8Array.from(signPdf({ sign: sign() }))], 'a.pdf');
  const verdict = { kind: 'notChecked', reason: 'unsupported', algorithm };
  expect(await check({ file }, context)).toMatchObject(ok({ signatures: [{ verdict }] }));
});
