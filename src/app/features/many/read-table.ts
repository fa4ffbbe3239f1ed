import Papa from 'papaparse';

export type Records = readonly (readonly string[])[];

/** The records of a table (RFC 4180) with this delimiter. */
export const readTable = (text: string, delimiter: string): Records => Papa.parse<string[]>(text, { delimiter, skipEmptyLines: true }).data;
