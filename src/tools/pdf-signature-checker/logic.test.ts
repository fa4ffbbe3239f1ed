import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBER } from 'asn1js';
import * as fc from 'fast-check';
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunContext } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { parseBase64 } from '#formats/base64.ts';
import { checkPdf, type PdfReport } from './logic.ts';
import { samplePdf } from './sample-pdf.ts';
import type { SignatureReport } from './signature-report.ts';

// openssl takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const context: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date(0),
  randomBytes: (count) => new Uint8Array(count),
  progress: () => undefined,
};

const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
const inFolder = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

/** A program that is not ours must be there: where it is not, the test fails. */
function openssl(...parameters: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('openssl', parameters, { encoding: 'utf8', cwd: folder });
  if (error) throw error;
  if (status !== 0) throw new Error(`openssl ${parameters.join(' ')}: ${stderr}`);
  return stdout;
}

function makeCertificate(name: string, subject: string, keyParameters: readonly string[], extensions: string): void {
  writeFileSync(inFolder(`${name}.cnf`), extensions);
  openssl('genpkey', '-quiet', ...keyParameters, '-out', `${name}.key`);
  openssl('req', '-new', '-key', `${name}.key`, '-subj', subject, '-out', `${name}.csr`);
  const issuer = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-extfile', `${name}.cnf`];
  openssl('x509', '-req', '-in', `${name}.csr`, ...issuer, '-days', '3650', '-out', `${name}.pem`);
}

beforeAll(() => {
  const rsa = ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'];
  openssl('genpkey', '-quiet', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', 'root.key');
  openssl('req', '-new', '-x509', '-key', 'root.key', '-subj', '/C=GB/O=Test/CN=Test Root', '-days', '3650', '-out', 'root.pem');
  makeCertificate('rsa', '/C=GB/O=Test/OU=Legal/CN=Ada Example', rsa, 'keyUsage=digitalSignature\nsubjectKeyIdentifier=hash');
  makeCertificate('ec', '/CN=Eve Example', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'], 'keyUsage=digitalSignature');
  makeCertificate('tsa', '/CN=Test Time Stamps', rsa, 'extendedKeyUsage=critical,timeStamping');
  writeFileSync(
    inFolder('tsa.cnf'),
    '[tsa]\ndefault_tsa=t\n[t]\nserial=serial\ncrypto_device=builtin\nsigner_digest=sha256\ndefault_policy=1.2.3.4\ndigests=sha256\nordering=no\ntsa_name=no\ness_cert_id_alg=sha256\n',
  );
  writeFileSync(inFolder('serial'), '01');
});

const ROOM = 12_000;
const PLACEHOLDER = '[0 ********** ********** **********]';

interface Wish {
  readonly format?: string;
  readonly entries?: string;
  /** What is put between the brackets of the byte range, given where the gap and the file end. */
  readonly byteRange?: (gapStart: number, gapEnd: number, size: number) => string;
  readonly sign?: (signed: Uint8Array) => Uint8Array;
}

/** A PDF with a signature appended in an update of its own, as section 12.8.1 of ISO 32000-1 has it. */
function signPdf({ format = 'adbe.pkcs7.detached', entries = '', byteRange, sign = cms() }: Wish, before = '%PDF-1.7\n'): Buffer {
  const head = `${before}9 0 obj\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${format} ${entries} /ByteRange `;
  const middle = ' /Contents ';
  const tail = ' >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  const gapStart = Buffer.byteLength(head, 'latin1') + PLACEHOLDER.length + middle.length;
  const gapEnd = gapStart + ROOM + 2;
  const size = gapEnd + tail.length;
  const range = byteRange ? byteRange(gapStart, gapEnd, size) : `[0 ${gapStart} ${gapEnd} ${size - gapEnd}]`;
  const file = Buffer.from(`${head}${range.padEnd(PLACEHOLDER.length)}${middle}<${'0'.repeat(ROOM)}>${tail}`, 'latin1');
  const value = Buffer.from(sign(Buffer.concat([file.subarray(0, gapStart), file.subarray(gapEnd)]))).toString('hex');
  file.write(value, gapStart + 1, 'latin1');
  return file;
}

const cms =
  (name = 'rsa', ...parameters: readonly string[]) =>
  (signed: Uint8Array): Uint8Array => {
    writeFileSync(inFolder('signed'), signed);
    const who = ['-signer', `${name}.pem`, '-inkey', `${name}.key`, '-certfile', 'root.pem'];
    openssl('cms', '-sign', '-binary', '-in', 'signed', ...who, '-outform', 'DER', '-out', 'signature', ...parameters);
    return readFileSync(inFolder('signature'));
  };

const timeStampToken = (stamped: Uint8Array): Uint8Array => {
  writeFileSync(inFolder('stamped'), stamped);
  openssl('ts', '-query', '-data', 'stamped', '-sha256', '-cert', '-out', 'query');
  const who = ['-signer', 'tsa.pem', '-inkey', 'tsa.key', '-chain', 'root.pem'];
  openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query', ...who, '-token_out', '-out', 'token');
  return readFileSync(inFolder('token'));
};

const signWrongly = (signed: Uint8Array): Uint8Array => {
  const value = Buffer.from(cms()(signed));
  value[value.length - 1]! ^= 1; // the signature is the last element
  return value;
};

const signDigest = (signed: Uint8Array): Uint8Array => {
  writeFileSync(inFolder('document'), signed);
  openssl('dgst', '-sha1', '-binary', '-out', 'digest', 'document');
  return cms('rsa', '-nodetach')(readFileSync(inFolder('digest')));
};

/** Adds a token to the signature; `stamped` says over what, which should be the signature value. */
const signWithTimeStamp =
  (stamped: (signature: Uint8Array) => Uint8Array) =>
  (signed: Uint8Array): Uint8Array => {
    const info = ContentInfo.fromBER(Uint8Array.from(cms()(signed)));
    const data = new SignedData({ schema: info.content });
    const signer = data.signerInfos[0]!;
    const token = fromBER(Uint8Array.from(timeStampToken(stamped(new Uint8Array(signer.signature.getValue()))))).result;
    const attribute = new Attribute({ type: '1.2.840.113549.1.9.16.2.14', values: [token] });
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
    info.content = data.toSchema(true);
    return new Uint8Array(info.toSchema().toBER());
  };

async function check(bytes: Uint8Array, name = 'a.pdf'): Promise<PdfReport> {
  const result = await checkPdf({ file: new File([Uint8Array.from(bytes)], name) }, {}, context);
  if (!result.ok || !result.value) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.value;
}

async function onlySignature(bytes: Uint8Array): Promise<SignatureReport> {
  const { signatures } = await check(bytes);
  expect(signatures).toHaveLength(1);
  return signatures[0]!;
}

const verdictOf = async (bytes: Uint8Array) => (await onlySignature(bytes)).verdict;

function altered(file: Buffer, text: string): Buffer {
  const copy = Buffer.from(file);
  copy[copy.indexOf(text)]! ^= 1;
  return copy;
}

describe('checkPdf', () => {
  test.each([
    ['RSA with PKCS #1 v1.5', () => cms(), 'SHA-256', 'RSA 2048, PKCS#1 v1.5'],
    ['RSA with PSS', () => cms('rsa', '-keyopt', 'rsa_padding_mode:pss'), 'SHA-256', 'RSA 2048, PSS'],
    ['RSA with SHA-1', () => cms('rsa', '-md', 'sha1'), 'SHA-1', 'RSA 2048, PKCS#1 v1.5'],
    ['ECDSA with CAdES attributes', () => cms('ec', '-cades', '-md', 'sha512'), 'SHA-512', 'ECDSA P-384'],
    ['a signer named by the key identifier', () => cms('rsa', '-keyid'), 'SHA-256', 'RSA 2048, PKCS#1 v1.5'],
    ['no signed attributes', () => cms('rsa', '-noattr'), 'SHA-256', 'RSA 2048, PKCS#1 v1.5'],
  ])('finds %s valid, and a changed byte', async (_what, sign, digest, algorithm) => {
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

  test('says who signed, and shows the certificates as OpenSSL does', async () => {
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

  test('says when the signature value does not fit the certificate', async () => {
    expect(await verdictOf(signPdf({ sign: signWrongly }))).toEqual({ kind: 'doesNotFit' });
  });

  test('still finds it valid when something was added later, and says how much it covers', async () => {
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
    [
      'leaves more out than the signature',
      (gapStart: number, gapEnd: number, size: number) => `[0 ${gapStart - 2} ${gapEnd} ${size - gapEnd}]`,
    ],
  ])('says that a part is not covered when the byte range %s', async (_what, byteRange) => {
    expect(await verdictOf(signPdf({ byteRange }))).toEqual({ kind: 'notCovered' });
  });

  test.each([
    ['reaches behind the end', (gapStart: number, gapEnd: number, size: number) => `[0 ${gapStart} ${gapEnd} ${size}]`],
    ['overlaps', (gapStart: number, _gapEnd: number, size: number) => `[0 ${gapStart} 5 ${size - 5}]`],
    ['was never filled in', () => PLACEHOLDER],
    ['has three numbers', () => '[0 1 2]'],
  ])('does not check when the byte range %s', async (_what, byteRange) => {
    expect(await verdictOf(signPdf({ byteRange }))).toEqual({ kind: 'notChecked', reason: 'byteRange' });
  });

  test('does not check malformed CMS data, and goes on to the next signature', async () => {
    const broken = signPdf({ sign: () => Buffer.from('3003020101', 'hex') });
    const { signatures } = await check(signPdf({}, broken.toString('latin1')));
    expect(signatures.map(({ verdict }) => verdict)).toEqual([{ kind: 'notChecked', reason: 'malformed' }, { kind: 'valid' }]);
  });

  test('names an algorithm that it cannot verify', async () => {
    expect(await verdictOf(signPdf({ sign: cms('rsa', '-md', 'sha3-256') }))).toMatchObject({ kind: 'notChecked', reason: 'unsupported' });
  });

  test('does not check without the certificate of the signer', async () => {
    expect(await verdictOf(signPdf({ sign: cms('rsa', '-nocerts') }))).toEqual({ kind: 'notChecked', reason: 'noCertificate' });
  });

  test('says that a check needs https where there is no crypto.subtle', async () => {
    const file = signPdf({});
    vi.stubGlobal('crypto', {});
    expect(await onlySignature(file)).toMatchObject({
      verdict: { kind: 'notChecked', reason: 'needsHttps' },
      signer: 'CN=Ada Example, OU=Legal, O=Test, C=GB',
    });
  });

  test('verifies adbe.pkcs7.sha1, whose content is the digest of the document', async () => {
    const file = signPdf({ format: 'adbe.pkcs7.sha1', sign: signDigest });
    expect(await verdictOf(file)).toEqual({ kind: 'valid' });
    expect(await verdictOf(altered(file, 'Adobe.PPKLite'))).toEqual({ kind: 'changed' });
  });

  test('verifies adbe.x509.rsa_sha1, a bare signature', async () => {
    const certificate = new X509Certificate(readFileSync(inFolder('rsa.pem'))).raw.toString('hex');
    const sign = (signed: Uint8Array): Uint8Array => {
      writeFileSync(inFolder('document'), signed);
      openssl('dgst', '-sha1', '-sign', 'rsa.key', '-out', 'bare', 'document');
      return Buffer.concat([Buffer.from('04820100', 'hex'), readFileSync(inFolder('bare'))]);
    };
    const file = signPdf({ format: 'adbe.x509.rsa_sha1', entries: `/Cert <${certificate}>`, sign });
    expect(await onlySignature(file)).toMatchObject({
      verdict: { kind: 'valid' },
      digest: { name: 'SHA-1', isWeak: true },
      algorithm: 'RSA 2048, PKCS#1 v1.5',
      chain: { count: 1, end: 'missing', name: 'Test Root' },
    });
    expect(await verdictOf(altered(file, 'Adobe.PPKLite'))).toEqual({ kind: 'changed' });
  });

  test('verifies a document time stamp', async () => {
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

  test('verifies the time stamp of a signature, and takes no other for it', async () => {
    expect(await onlySignature(signPdf({ sign: signWithTimeStamp((signature) => signature) }))).toMatchObject({
      verdict: { kind: 'valid' },
      timeStamp: { authority: 'Test Time Stamps', state: 'valid' },
    });
    expect(await onlySignature(signPdf({ sign: signWithTimeStamp(() => Buffer.from('another signature')) }))).toMatchObject({
      verdict: { kind: 'valid' },
      timeStamp: { authority: 'Test Time Stamps', state: 'invalid' },
    });
  });

  test('reads the words, the time and the certification of a signature', async () => {
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
  ])('holds the dates of the certificate against the claimed time %s', async (time, kind) => {
    expect((await onlySignature(signPdf({ entries: `/M ${time}` }))).certificateState).toMatchObject({
      kind,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('hides the words of an encrypted PDF', async () => {
    const file = signPdf({ entries: '/Reason (secret)' });
    const encrypted = Buffer.concat([file, Buffer.from('trailer\n<< /Encrypt 5 0 R >>\n')]);
    expect(await onlySignature(encrypted)).toMatchObject({ isEncrypted: true, remarks: [{ kind: 'reason', text: '' }] });
  });

  test('finds the sample valid', async () => {
    const bytes = parseBase64(samplePdf);
    expect(await verdictOf(bytes.ok ? bytes.value : new Uint8Array())).toEqual({ kind: 'valid' });
  });

  test('finds no signatures in a PDF without', async () => {
    expect(await check(Buffer.from('junk %PDF-1.4 /ByteRange'), 'x.pdf')).toEqual({
      fileName: 'x.pdf',
      fileSize: 24,
      found: 0,
      signatures: [],
    });
  });

  test('counts all signatures of a file that is full of them, and checks the first', async () => {
    const file = `%PDF-1.7${' 1 0 obj <</ByteRange [0 1 2 3]/Contents <00>>> endobj'.repeat(1000)}`;
    const { found, signatures } = await check(Buffer.from(file));
    expect(found).toBe(1000);
    expect(signatures).toHaveLength(100);
  });

  test('refuses what is no PDF, or has its header too far in', async () => {
    for (const content of ['hello', '', `${' '.repeat(1020)}%PDF-1.4`]) {
      expect(await checkPdf({ file: new File([content], 'a.pdf') }, {}, context)).toEqual(fail('notAPdf'));
    }
    expect(await checkPdf({ file: null }, {}, context)).toEqual(ok(null));
  });

  test('names a file that can no longer be read', async () => {
    const gone = new File(['was here'], 'gone & lost.pdf');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    expect(await checkPdf({ file: gone }, {}, context)).toEqual(fail('unreadableFile', { values: { name: 'gone & lost.pdf' } }));
  });

  test('never finds a signature valid in which one covered byte has changed, nor throws', async () => {
    const file = signPdf({});
    const gapStart = file.indexOf('/Contents <') + '/Contents '.length;
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (index, change) => {
        fc.pre(index < gapStart || index >= gapStart + ROOM + 2);
        const copy = Buffer.from(file);
        copy[index]! ^= change;
        const result = await checkPdf({ file: new File([copy], 'a.pdf') }, {}, context);
        const verdicts = result.ok ? result.value?.signatures.map(({ verdict }) => verdict.kind) : [];
        expect(verdicts).not.toContain('valid');
      }),
      { numRuns: 60 },
    );
  });

  test('answers any change of the signature value', async () => {
    const file = signPdf({});
    const start = file.indexOf('/Contents <') + '/Contents <'.length;
    await fc.assert(
      fc.asyncProperty(fc.nat(3000), fc.constantFrom('0', '3', '7', 'f'), async (offset, digit) => {
        const copy = Buffer.from(file);
        copy.write(digit, start + offset);
        expect((await check(copy)).signatures).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});
