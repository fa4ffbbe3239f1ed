import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a tool shows, line by line; `null` for a line that is another each time, by chance, by the clock or by the device. */
export type Shown = readonly (string | null)[];

/** A tool as it opens, and after its samples were pressed. `undefined`: even how many lines there are is another each time. */
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

/** What chromium.test.ts has found. */
export const readReference = (): Reference => JSON.parse(readFileSync(FILE, 'utf8')) as Reference;

/** Such a line says what the browser is, its data of time zones for instance, and another one rightly says something else. */
const ABOUT_THE_BROWSER = /\bthis browser\b/i;

/** What several looks at a tool have in common. */
export function common(looks: readonly (readonly string[])[]): Shown | undefined {
  const [first = [], ...others] = looks;
  if (others.some(({ length }) => length !== first.length)) return undefined;
  return first.map((line, index) => (others.every((other) => other[index] === line) && !ABOUT_THE_BROWSER.test(line) ? line : null));
}

/** A reading without the lines that are not compared. */
export const comparable = (lines: readonly string[], reference: Shown): Shown =>
  lines.length === reference.length ? lines.map((line, index) => (reference[index] === null ? null : line)) : lines;
