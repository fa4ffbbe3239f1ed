/** Readers look for the header within this many bytes (ISO 32000-1, annex H, implementation note 13). */
export const HEADER_BYTES = 1024;

/** The version in the header of a PDF, such as `1.7` (ISO 32000-1, section 7.5.2), or `undefined` without a header. */
export const pdfVersion = (beginning: Uint8Array): string | undefined =>
  /%PDF-(\d\.\d)/.exec(new TextDecoder('latin1').decode(beginning.subarray(0, HEADER_BYTES)))?.[1];
