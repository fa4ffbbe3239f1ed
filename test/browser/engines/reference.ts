import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The lines that a tool displays. `null` for a line that varies with randomness, the time, or the device. */
export type Shown = readonly (string | null)[];

/** A tool when it has opened, and after its samples were pressed. `undefined` if even the number of lines varies. */
export interface Reading {
  readonly opened: Shown | undefined;
  readonly sampled: Shown | undefined;
}

export type Reference = Readonly<Record<string, Reading>>;

const FILE = 'test-results/browsers/reference.json';

export function writeReference(reference: Reference): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(reference, null, 2));
}

/** The results of chromium.test.ts. */
export const readReference = (): Reference => JSON.parse(readFileSync(FILE, 'utf8')) as Reference;

/** Matches lines about the browser itself, such as its time zone data, which differ in other browsers. */
const ABOUT_THE_BROWSER = /\bthis browser\b/i;

/** The lines that several readings of a tool have in common. */
export function common(looks: readonly (readonly string[])[]): Shown | undefined {
  const [first = [], ...others] = looks;
  if (others.some(({ length }) => length !== first.length)) return undefined;
  return first.map((line, index) => (others.every((other) => other[index] === line) && !ABOUT_THE_BROWSER.test(line) ? line : null));
}

/** A reading without the lines that are not compared. */
export const comparable = (lines: readonly string[], reference: Shown): Shown =>
  lines.length === reference.length ? lines.map((line, index) => (reference[index] === null ? null : line)) : lines;
