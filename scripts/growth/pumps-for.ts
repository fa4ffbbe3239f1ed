import { existsSync } from 'node:fs';
import { toolIds, toolPath } from '../catalog.ts';
import type { Pump } from '../regular-expressions/pump.ts';
import { pumpsFrom } from '../regular-expressions/pumps.ts';

/** Texts that the patterns of a subject may be slow to read. */
export function pumpsFor(subject: string): readonly Pump[] {
  if (subject === 'links') return pumpsFrom('src/core/kinds/kind-of.ts');
  if (!toolIds().includes(subject)) return [];
  const run = toolPath(subject, 'run.ts');
  return pumpsFrom(existsSync(run) ? run : toolPath(subject, 'declare.ts'));
}
