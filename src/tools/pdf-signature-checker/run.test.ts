import { expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { testContext } from '#test/conformance/run.ts';
import { check } from './run.ts';
import { samplePdf } from './sample-pdf.ts';

const context = testContext();

const checkFile = (content: BlobPart, name = 'a.pdf') => check({ file: new File([content], name) }, context);

test('check reports the sample as valid', async () => {
  const bytes = parseBase64(samplePdf);
  expect(await checkFile(bytes.ok ? bytes.value : '')).toMatchObject(ok({ found: 1, signatures: [{ verdict: { kind: 'valid' } }] }));
});

test('check finds no signatures in a PDF without any', async () => {
  expect(await checkFile('junk %PDF-1.4 /ByteRange', 'x.pdf')).toEqual(ok({ fileName: 'x.pdf', fileSize: 24, found: 0, signatures: [] }));
});

test('check counts all signatures of a file that contains many, and checks the first ones', async () => {
  const report = await checkFile(`%PDF-1.7${' 1 0 obj <</ByteRange [0 1 2 3]/Contents <00>>> endobj'.repeat(1000)}`);
  expect(report).toMatchObject(ok({ found: 1000 }));
  expect(report.ok && report.value?.signatures).toHaveLength(100);
});

test('check refuses a file that is not a PDF or has a late header', async () => {
  for (const content of ['hello', '', `${' '.repeat(1020)}%PDF-1.4`]) {
    expect(await checkFile(content)).toEqual(fail('notAPdf'));
  }
  expect(await check({ file: null }, context)).toEqual(ok(null));
});

test('check reports a file that can no longer be read', async () => {
  const gone = new File(['was here'], 'gone & lost.pdf');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await check({ file: gone }, context)).toEqual(fail('unreadableFile', { values: { name: 'gone & lost.pdf' } }));
});
