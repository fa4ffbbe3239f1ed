import { spawnSync } from 'node:child_process';

/** The output of another program. Throws if the program is missing or fails. */
export function outputOf(program: string, parameters: readonly string[], folder?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { encoding: 'utf8', cwd: folder });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stderr}`);
  return stdout;
}
