/** How records are written; `commaSeparated` is what RFC 4180 has, but for its line breaks. */
export interface CsvStyle {
  readonly delimiter: string;
  readonly lineBreak: '\n' | '\r\n';
  /** All fields stand in quotes, empty ones too; else only those that would not be read back without. */
  readonly quotesAll: boolean;
}

const commaSeparated: CsvStyle = { delimiter: ',', lineBreak: '\n', quotesAll: false };

/**
 * A table as comma-separated values (RFC 4180), a line per record, without a line break after the last one. A field that holds a comma, a quote or
 * a line break, or begins or ends with a space, stands in quotes; one that a spreadsheet would compute gets `'` before it, unless it is a number.
 */
export const writeCsv = (records: readonly (readonly string[])[]): string =>
  records
    .map((fields) => writeCsvRecord(fields.map((field) => (NUMBER.test(field) ? field : guardFormula(field)))))
    .join(commaSeparated.lineBreak);

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/** A text that a spreadsheet does not take for a formula (OWASP, “CSV Injection”: by what a cell that is computed begins with). */
export const guardFormula = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

/** One record, without a line break after it. A single field that is empty stands in quotes, since readers skip a line that has nothing. */
export const writeCsvRecord = (fields: readonly string[], style = commaSeparated): string =>
  fields.length === 1 && fields[0] === '' ? '""' : fields.map((field) => quote(field, style)).join(style.delimiter);

/** One field of comma-separated values. */
export const quoteCsvField = (field: string): string => quote(field, commaSeparated);

const quote = (field: string, { delimiter, quotesAll }: CsvStyle): string =>
  quotesAll || /["\r\n]|^ | $/.test(field) || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field;

/** The fields of a record that `writeCsvRecord` wrote, with or without a line break after it. */
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
