import type { WriteFindings } from '#core/detection.ts';
import { readBlob } from '#pure/bytes/read-blob.ts';
import type { declaration } from './declare.ts';
import { HEADER_BYTES, pdfVersion } from './pdf-version.ts';
import type { run } from './run.ts';

export const write = {
  async signatures(result, { file }) {
    const beginning = file ? await readBlob(file.slice(0, HEADER_BYTES)) : undefined;
    const version = beginning && pdfVersion(beginning);
    if (!result.ok || !result.value || version === undefined) return undefined;
    const { found: count } = result.value;
    const answer = count === 0 ? { text: 'noSignatures', values: { version } } : { text: 'signatures', values: { version, count } };
    return { answer };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'check'>;
