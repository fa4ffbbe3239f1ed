import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Context } from '#core/context.ts';
import { testContext } from '#test/conformance/run.ts';
import { runs } from '#test/support/runs.ts';
import {
  altered,
  cms,
  inFolder,
  makeCertificates,
  openssl,
  PLACEHOLDER,
  removeCertificates,
  ROOM,
  signBare,
  signDigest,
  signPdf,
  signWithTimeStamp,
  signWrongly,
  timeStampToken,
} from '#test/support/samples/signed-pdf.ts';
import { check } from './run.ts';
import type { SignatureReport } from './signature-report.ts';

// openssl is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const context = testContext();

beforeAll(makeCertificates);
afterAll(removeCertificates);
afterEach(() => vi.unstubAllGlobals());

async function checkBytes(bytes: Uint8Array, inContext: Context = context) {
  const result = await check({ file: new File([Uint8Array.from(bytes)], 'a.pdf') }, inContext);
  if (!result.ok || !result.value) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.value;
}

async function onlySignature(bytes: Uint8Array, inContext?: Context): Promise<SignatureReport> {
  const { signatures } = await checkBytes(bytes, inContext);
  expect(signatures).toHaveLength(1);
  return signatures[0]!;
}

const verdictOf = async (bytes: Uint8Array) => (await onlySignature(bytes)).verdict;

describe('a signature', () => {
  test.each([
    ['RSA with PKCS #1 v1.5', () => cms(), 'SHA-256', 'RSA 2048, PKCS#1 v1.5'],
    ['RSA with PSS', () => cms('rsa', '-keyopt', 'rsa_padding_mode:pss'), 'SHA-256', 'RSA 2048, PSS'],
    ['RSA with SHA-1', () => cms('rsa', '-md', 'sha1'), 'SHA-1', 'RSA 2048, PKCS#1 v1.5'],
    ['ECDSA with CAdES attributes', () => cms('ec', '-cades', '-md', 'sha512'), 'SHA-512', 'ECDSA P-384'],
    ['a signer named by the key identifier', () => cms('rsa', '-keyid'), 'SHA-256', 'RSA 2048, PKCS#1 v1.5'],
    ['no signed attributes', () => cms('rsa', '-noattr'), 'SHA-256', 'RSA 2048, PKCS#1 v1.5'],
  ])('with %s is valid, unless a byte changes', async (_what, sign, digest, algorithm) => {
    const file = signPdf({ sign: sign() });
    expect(await onlySignature(file)).toMatchObject({
      verdict: { kind: 'valid' },
      covered: file.length,
      digest: { name: digest, isWeak: digest === 'SHA-1' },
      algorithm,
      timeStamp: null,
      chain: { count: 2, end: 'root', name: 'Test Root' },
    });
    expect(await verdictOf(altered(file, 'Adobe.PPKLite'))).toEqual({ kind: 'changed' });
  });

  test('names the signer and shows the same certificates as OpenSSL', async () => {
    const { signer, issuer, certificates } = await onlySignature(signPdf({}));
    expect(signer).toBe('CN=Ada Example, OU=Legal, O=Test, C=GB');
    expect(issuer).toBe('CN=Test Root, O=Test, C=GB');
    expect(certificates.map(({ pem }) => pem).toSorted()).toEqual(
      ['rsa.pem', 'root.pem'].map((name) => openssl('x509', '-in', name)).toSorted(),
    );
    for (const { pem, fingerprint, serialNumber } of certificates) {
      const known = new X509Certificate(pem);
      expect(fingerprint).toBe(known.fingerprint256.replaceAll(':', '').toLowerCase());
      expect(BigInt(`0x${serialNumber}`)).toBe(BigInt(`0x${known.serialNumber}`));
    }
  });

  test('with a value that does not match the certificate is reported', async () => {
    expect(await verdictOf(signPdf({ sign: signWrongly }))).toEqual({ kind: 'doesNotFit' });
  });

  test('stays valid when content was added later, and reports the covered length', async () => {
    const file = signPdf({});
    expect(await onlySignature(Buffer.concat([file, Buffer.from('10 0 obj\n<< >>\nendobj\n%%EOF\n')]))).toMatchObject({
      verdict: { kind: 'valid' },
      covered: file.length,
    });
  });

  test.each([
    [
      'does not begin at the first byte',
      (gapStart: number, gapEnd: number, size: number) => `[1 ${gapStart - 1} ${gapEnd} ${size - gapEnd}]`,
    ],
    ['omits more than the signature', (gapStart: number, gapEnd: number, size: number) => `[0 ${gapStart - 2} ${gapEnd} ${size - gapEnd}]`],
  ])('reports an uncovered part if the byte range %s', async (_what, byteRange) => {
    expect(await verdictOf(signPdf({ byteRange }))).toEqual({ kind: 'notCovered' });
  });

  test.each([
    ['extends beyond the end', (gapStart: number, gapEnd: number, size: number) => `[0 ${gapStart} ${gapEnd} ${size}]`],
    ['overlaps', (gapStart: number, _gapEnd: number, size: number) => `[0 ${gapStart} 5 ${size - 5}]`],
    ['was never filled in', () => PLACEHOLDER],
    ['has three numbers', () => '[0 1 2]'],
  ])('is not checked if the byte range %s', async (_what, byteRange) => {
    expect(await verdictOf(signPdf({ byteRange }))).toEqual({ kind: 'notChecked', reason: 'byteRange' });
  });

  test('with malformed CMS data is not checked, but the next one is', async () => {
    const broken = signPdf({ sign: () => Buffer.from('3003020101', 'hex') });
    const { signatures } = await checkBytes(signPdf({}, broken.toString('latin1')));
    expect(signatures.map(({ verdict }) => verdict)).toEqual([{ kind: 'notChecked', reason: 'malformed' }, { kind: 'valid' }]);
  });

  test('is not checked without the certificate of the signer', async () => {
    expect(await verdictOf(signPdf({ sign: cms('rsa', '-nocerts') }))).toEqual({ kind: 'notChecked', reason: 'noCertificate' });
  });

  test('requires https for verification if there is no crypto.subtle', async () => {
    const file = signPdf({});
    vi.stubGlobal('crypto', {});
    expect(await onlySignature(file, { ...context, subtle: undefined })).toMatchObject({
      verdict: { kind: 'notChecked', reason: 'needsHttps' },
      signer: 'CN=Ada Example, OU=Legal, O=Test, C=GB',
    });
  });

  test('of format adbe.pkcs7.sha1, which contains the digest of the document, is verified', async () => {
    const file = signPdf({ format: 'adbe.pkcs7.sha1', sign: signDigest });
    expect(await verdictOf(file)).toEqual({ kind: 'valid' });
    expect(await verdictOf(altered(file, 'Adobe.PPKLite'))).toEqual({ kind: 'changed' });
  });

  test('of format adbe.x509.rsa_sha1, a bare signature, is verified', async () => {
    const certificate = new X509Certificate(readFileSync(inFolder('rsa.pem'))).raw.toString('hex');
    const file = signPdf({ format: 'adbe.x509.rsa_sha1', entries: `/Cert <${certificate}>`, sign: signBare });
    expect(await onlySignature(file)).toMatchObject({
      verdict: { kind: 'valid' },
      digest: { name: 'SHA-1', isWeak: true },
      algorithm: 'RSA 2048, PKCS#1 v1.5',
      chain: { count: 1, end: 'missing', name: 'Test Root' },
    });
    expect(await verdictOf(altered(file, 'Adobe.PPKLite'))).toEqual({ kind: 'changed' });
  });

  test('can be a document time stamp', async () => {
    const file = signPdf({ format: 'ETSI.RFC3161', sign: timeStampToken });
    expect(await onlySignature(file)).toMatchObject({
      verdict: { kind: 'valid' },
      timeStamp: { authority: 'Test Time Stamps', state: 'valid', time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/) },
    });
    expect(await onlySignature(altered(file, 'Adobe.PPKLite'))).toMatchObject({
      verdict: { kind: 'changed' },
      timeStamp: { state: 'invalid' },
    });
  });

  test('has its own time stamp verified, and any other time stamp rejected', async () => {
    expect(await onlySignature(signPdf({ sign: signWithTimeStamp((signature) => signature) }))).toMatchObject({
      verdict: { kind: 'valid' },
      timeStamp: { authority: 'Test Time Stamps', state: 'valid' },
    });
    expect(await onlySignature(signPdf({ sign: signWithTimeStamp(() => Buffer.from('another signature')) }))).toMatchObject({
      verdict: { kind: 'valid' },
      timeStamp: { authority: 'Test Time Stamps', state: 'invalid' },
    });
  });

  test('contains its texts, time and certification', async () => {
    const entries =
      '/Reason (I \\(really\\) agree\\056) /Location <FEFF004D00FC006E006300680065006E> /ContactInfo (\u0080 a) /Name (Ada) ' +
      "/M (D:20300709170405+02'00') /Reference [<< /TransformMethod /DocMDP /TransformParams << /P 2 >> >>]";
    expect(await onlySignature(signPdf({ entries }))).toMatchObject({
      verdict: { kind: 'valid' },
      claimedTime: '2030-07-09 15:04:05 UTC',
      remarks: [
        { kind: 'reason', text: 'I (really) agree.' },
        { kind: 'location', text: 'München' },
        { kind: 'contact', text: '• a' },
        { kind: 'name', text: 'Ada' },
      ],
      allowedChanges: 'formFilling',
    });
  });

  test.each([
    ['(D:20991231000000Z)', 'expired'],
    ['(D:19990101)', 'notYetValid'],
  ])('compares the dates of the certificate with the claimed time %s', async (time, kind) => {
    expect((await onlySignature(signPdf({ entries: `/M ${time}` }))).certificateState).toMatchObject({
      kind,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('hides its texts in an encrypted PDF', async () => {
    const file = signPdf({ entries: '/Reason (secret)' });
    const encrypted = Buffer.concat([file, Buffer.from('trailer\n<< /Encrypt 5 0 R >>\n')]);
    expect(await onlySignature(encrypted)).toMatchObject({ isEncrypted: true, remarks: [{ kind: 'reason', text: '' }] });
  });

  test('is never valid after a change of one covered byte, and never causes an exception', async () => {
    const file = signPdf({});
    const gapStart = file.indexOf('/Contents <') + '/Contents '.length;
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (index, change) => {
        fc.pre(index < gapStart || index >= gapStart + ROOM + 2);
        const copy = Buffer.from(file);
        copy[index]! ^= change;
        const result = await check({ file: new File([copy], 'a.pdf') }, context);
        const verdicts = result.ok ? result.value?.signatures.map(({ verdict }) => verdict.kind) : [];
        expect(verdicts).not.toContain('valid');
      }),
      { numRuns: runs(60) },
    );
  });

  test('is reported after any change of its value', async () => {
    const file = signPdf({});
    const start = file.indexOf('/Contents <') + '/Contents <'.length;
    await fc.assert(
      fc.asyncProperty(fc.nat(3000), fc.constantFrom('0', '3', '7', 'f'), async (offset, digit) => {
        const copy = Buffer.from(file);
        copy.write(digit, start + offset);
        expect((await checkBytes(copy)).signatures).toHaveLength(1);
      }),
      { numRuns: runs(60) },
    );
  });
});
