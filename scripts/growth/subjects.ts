import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolIds } from '../catalog.ts';
import type { Pump } from '../regular-expressions/pump.ts';
import { detectorReadings } from './detector-readings.ts';
import { linkReadings } from './link-readings.ts';
import type { Reading } from './measure.ts';
import { toolReadings } from './tool-readings.ts';

/** A file of test/growth. It exports `cases`: functions by name, which do their work for a size from 1 to 30. */
interface CasesModule {
  readonly cases: Readonly<Record<string, (times: number) => unknown>>;
}

const caseFile = (subject: string): string => `test/growth/${subject}.ts`;

async function caseReadings(subject: string): Promise<readonly Reading[]> {
  const { cases } = (await import(pathToFileURL(resolve(caseFile(subject))).href)) as CasesModule;
  return Object.entries(cases).map(([name, run]) => ({ name: `${subject}: ${name}`, works: [{ name, run }], furtherWorks: [] }));
}

const tools = new Set(toolIds());

/** The subjects that are counted: all tools, and code that does not belong to a tool. */
export const subjects: readonly string[] = [
  ...tools,
  'links',
  'detectors',
  ...globSync(caseFile('*'))
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'many' && !tools.has(name))
    .toSorted(),
];

export async function readingsOf(subject: string, pumps: readonly Pump[]): Promise<readonly Reading[]> {
  if (subject === 'links') return linkReadings(pumps);
  if (subject === 'detectors') return detectorReadings();
  const cases = existsSync(caseFile(subject)) ? await caseReadings(subject) : [];
  return tools.has(subject) ? [...cases, ...(await toolReadings(subject, pumps))] : cases;
}
