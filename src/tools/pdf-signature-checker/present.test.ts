import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import type { SignatureReport } from './signature-report.ts';
import type { Verdict } from './verdict.ts';

const report: SignatureReport = {
  verdict: { kind: 'valid' },
  covered: 100,
  signer: 'CN=Ada Example',
  issuer: 'CN=Test Root',
  claimedTime: '',
  timeStamp: null,
  format: 'adbe.pkcs7.detached',
  digest: { name: 'SHA-256', isWeak: false },
  algorithm: 'RSA 2048, PSS',
  certificateState: undefined,
  chain: undefined,
  remarks: [],
  isEncrypted: false,
  allowedChanges: undefined,
  certificates: [],
};

const shown = (signatures: readonly SignatureReport[], found = signatures.length) =>
  presenters.check(
    { fileName: 'a.pdf', fileSize: 120, found, signatures },
    {},
    { t: toolTexts('pdf-signature-checker', 'en'), language: 'en' },
  );

const rowOf = (found: Partial<SignatureReport>) => shown([{ ...report, ...found }]).signatures[0]!;

describe('a described signature', () => {
  test.each([
    [{ kind: 'valid' }, 'Valid', [true, false]],
    [{ kind: 'changed' }, 'Invalid: the document was changed after signing', [false, true]],
    [{ kind: 'notChecked', reason: 'malformed' }, 'Not checked: malformed CMS data.', [false, false]],
    [{ kind: 'notChecked', reason: 'unsupported', algorithm: '1.2.3.4' }, 'Not checked: unsupported algorithm 1.2.3.4.', [false, false]],
    [{ kind: 'notChecked', reason: 'needsHttps' }, 'Not checked: This needs https or localhost.', [false, false]],
  ] as const satisfies readonly (readonly [Verdict, string, readonly boolean[]])[])('with the status %j: %s', (verdict, result, looks) => {
    const row = rowOf({ verdict });
    expect([row.result, [row.isGood, row.isBad]]).toEqual([result, looks]);
  });

  test.each([
    [120, 'The whole file'],
    [100, 'The first 100 of 120 bytes; the rest was added later'],
    [undefined, ''],
  ])('that covers %j bytes: %s', (covered, covers) => {
    expect(rowOf({ covered }).covers).toBe(covers);
  });

  test.each([
    [null, 'None'],
    [undefined, 'Malformed (invalid)'],
    [{ time: '2026-01-01 00:00:00 UTC', authority: 'TSA', state: 'valid' }, '2026-01-01 00:00:00 UTC by TSA (valid)'],
  ] as const)('with the time stamp %j: %s', (timeStamp, text) => {
    expect(rowOf({ timeStamp }).timeStamp).toBe(text);
  });

  test.each([
    [{ count: 1, end: 'alone', name: 'Root' }, '1 certificate, self-signed'],
    [{ count: 3, end: 'root', name: 'Root' }, '3 certificates, up to Root (self-signed)'],
    [{ count: 1, end: 'missing', name: 'Root' }, '1 certificate, issuer Root is not in the file'],
  ] as const)('with the chain %j: %s', (chain, text) => {
    expect(rowOf({ chain }).chain).toBe(text);
  });

  test('shows its remarks, but not their encrypted text', () => {
    const remarks = [{ kind: 'reason', text: 'I agree' }] as const;
    expect(rowOf({ remarks })).toMatchObject({ reason: 'I agree', location: '' });
    expect(rowOf({ remarks, isEncrypted: true })).toMatchObject({ reason: 'Encrypted', location: '' });
  });
});

test('each certificate shows its signature', () => {
  const certificate = { subject: 'a', issuer: 'b', serialNumber: '1', validFrom: '', validTo: '', fingerprint: '', pem: 'PEM' };
  const { certificates } = shown([report, { ...report, certificates: [certificate] }]);
  expect(certificates).toEqual([{ signature: 'Signature 2', ...certificate }]);
});

test('reports a file without signatures and a partial list', () => {
  expect(shown([])).toMatchObject({ file: 'a.pdf (120 bytes)', signaturesFound: '0', notices: [{ code: 'noSignatures' }] });
  expect(shown([report], 101).notices).toEqual([{ code: 'onlyFirst', values: { number: 1 } }]);
  expect(shown([report]).notices).toEqual([]);
});
