/**
 * Records as comma-separated values (RFC 4180), a line per record, without a line break after the last one. A field that holds a comma, a quote or
 * a line break, or begins or ends with a space, stands in quotes.
 */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  records.map((fields) => fields.map(quoteCsvField).join(',')).join('\n');

/** One field of such a record. */
export const quoteCsvField = (field: string): string => (/[",\r\n]|^ | $/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
