import { expect, test } from 'vitest';
import type { RunContext } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { parseBase64 } from '#formats/base64.ts';
import { checkPdf } from './logic.ts';
import { samplePdf } from './sample-pdf.ts';

const context: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date(0),
  randomBytes: (count) => new Uint8Array(count),
  progress: () => undefined,
};

const check = (content: BlobPart, name = 'a.pdf') => checkPdf({ file: new File([content], name) }, {}, context);

test('checkPdf finds the sample valid', async () => {
  const bytes = parseBase64(samplePdf);
  expect(await check(bytes.ok ? bytes.value : '')).toMatchObject(ok({ found: 1, signatures: [{ verdict: { kind: 'valid' } }] }));
});

test('checkPdf finds no signatures in a PDF without', async () => {
  expect(await check('junk %PDF-1.4 /ByteRange', 'x.pdf')).toEqual(ok({ fileName: 'x.pdf', fileSize: 24, found: 0, signatures: [] }));
});

test('checkPdf counts all signatures of a file that is full of them, and checks the first', async () => {
  const report = await check(`%PDF-1.7${' 1 0 obj <</ByteRange [0 1 2 3]/Contents <00>>> endobj'.repeat(1000)}`);
  expect(report).toMatchObject(ok({ found: 1000 }));
  expect(report.ok && report.value?.signatures).toHaveLength(100);
});

test('checkPdf refuses what is no PDF, or has its header too far in', async () => {
  for (const content of ['hello', '', `${' '.repeat(1020)}%PDF-1.4`]) {
    expect(await checkPdf({ file: new File([content], 'a.pdf') }, {}, context)).toEqual(fail('notAPdf'));
  }
  expect(await checkPdf({ file: null }, {}, context)).toEqual(ok(null));
});

test('checkPdf names a file that can no longer be read', async () => {
  const gone = new File(['was here'], 'gone & lost.pdf');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await checkPdf({ file: gone }, {}, context)).toEqual(fail('unreadableFile', { values: { name: 'gone & lost.pdf' } }));
});
