import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { checkSignature } from './check-signature.ts';
import type { declaration } from './declare.ts';
import { findSignatures, isEncryptedPdf } from './find-signatures.ts';
import { occurrencesOf } from './occurrences.ts';
import { HEADER_BYTES } from './pdf-version.ts';
import type { SignatureReport } from './signature-report.ts';

export interface PdfReport {
  readonly fileName: string;
  readonly fileSize: number;
  /** The number of signatures. Only the first `MAX_CHECKED` are checked. */
  readonly found: number;
  /** In file order. */
  readonly signatures: readonly SignatureReport[];
}

/** More than real files have. A file with more was crafted to use up time and memory. */
const MAX_CHECKED = 100;

/** Finds and verifies the signatures of a PDF. Returns `null` without a file. */
export async function check(
  { file }: Given<typeof declaration, 'check'>,
  context: Context,
): Promise<Result<PdfReport | null, 'notAPdf' | 'unreadableFile'>> {
  if (!file) return ok(null);
  const buffer = await file.arrayBuffer().catch(() => undefined); // moved, locked, or changed since it was selected
  if (!buffer) return fail('unreadableFile', { values: { name: file.name } });
  const bytes = new Uint8Array(buffer);
  if (occurrencesOf('%PDF-', bytes.subarray(0, HEADER_BYTES)).next().done) return fail('notAPdf');

  const isEncrypted = isEncryptedPdf(bytes);
  const signatures: SignatureReport[] = [];
  let found = 0;
  for (const dictionary of findSignatures(bytes)) {
    found++;
    if (found > MAX_CHECKED) continue;
    context.signal.throwIfAborted();
    signatures.push(await checkSignature(bytes, dictionary, isEncrypted, context));
  }
  return ok({ fileName: file.name, fileSize: bytes.length, found, signatures });
}

export const run = { check } satisfies Runs<typeof declaration>;
