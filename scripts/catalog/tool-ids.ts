import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = '.react-router/src/tool-ids.d.ts';

/** Declares the IDs of all tools for the compiler, so that a link to an unknown or renamed tool does not compile. */
export function writeToolIds(toolIds: readonly string[]): void {
  const lines = toolIds.map((id) => `    readonly '${id}': true;`);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `export {};\ndeclare module '../../src/core/tool.ts' {\n  interface ToolIds {\n${lines.join('\n')}\n  }\n}\n`);
}
