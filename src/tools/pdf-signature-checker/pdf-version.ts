/** ISO 32000-1, annex H, implementation note 13: readers look for the header so far. */
export const HEADER_BYTES = 1024;

/** What the header of a PDF says of its version (ISO 32000-1, section 7.5.2), such as `1.7`; `undefined` without a header. */
export const pdfVersion = (beginning: Uint8Array): string | undefined =>
  /%PDF-(\d\.\d)/.exec(new TextDecoder('latin1').decode(beginning.subarray(0, HEADER_BYTES)))?.[1];
