/** The style of CSV records. `commaSeparated` follows RFC 4180, except for its line breaks. */
export interface CsvStyle {
  readonly delimiter: string;
  readonly lineBreak: '\n' | '\r\n';
  /** Whether to quote all fields, including empty ones, or only those that need it to be read back. */
  readonly quotesAll: boolean;
}

const commaSeparated: CsvStyle = { delimiter: ',', lineBreak: '\n', quotesAll: false };

/**
 * Writes comma-separated values (RFC 4180), one record per line, without a final line break. Quotes fields that contain commas, quotes, or
 * line breaks, or that begin or end with a space. Prefixes fields that a spreadsheet would evaluate with `'`, except for numbers.
 */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  records
    .map((fields) => writeCsvRecord(fields.map((field) => (NUMBER.test(field) ? field : guardFormula(field)))))
    .join(commaSeparated.lineBreak);

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/**
 * The first characters of cells that spreadsheets may evaluate: those listed by OWASP (“CSV Injection”), their full-width forms, which East
 * Asian editions of Excel accept, and the null character of OWASP ASVS 5.0, requirement 1.2.10.
 */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** Prefixes a text that a spreadsheet would treat as a formula with `'`. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Writes one record without a line break. Quotes a single empty field, because readers skip empty lines. */
export const writeCsvRecord = (fields: readonly string[], style = commaSeparated): string =>
  fields.length === 1 && fields[0] === '' ? '""' : fields.map((field) => quote(field, style)).join(style.delimiter);

/** Writes one field of comma-separated values. */
export const quoteCsvField = (field: string): string => quote(field, commaSeparated);

const quote = (field: string, { delimiter, quotesAll }: CsvStyle): string =>
  quotesAll || /["\r\n]|^ | $/.test(field) || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field;

/** Reads the fields of a record written by `writeCsvRecord`, with or without a final line break. */
export function readCsvRecord(record: string, delimiter: string): readonly string[] {
  const fields: string[] = [];
  for (let start = 0; ; ) {
    let field = '';
    let end = start;
    if (record.charAt(start) === '"') {
      for (end = start + 1; ; end = record.indexOf('"', end) + 2) {
        const closing = record.indexOf('"', end);
        field += record.slice(end, closing < 0 ? undefined : closing);
        if (record.charAt(closing + 1) !== '"') {
          end = closing < 0 ? record.length : closing + 1;
          break;
        }
        field += '"';
      }
    } else {
      const next = record.indexOf(delimiter, start);
      end = next < 0 ? record.replace(/\r?\n$/, '').length : next;
      field = record.slice(start, end);
    }
    fields.push(field);
    if (record.charAt(end) !== delimiter) return fields;
    start = end + 1;
  }
}
