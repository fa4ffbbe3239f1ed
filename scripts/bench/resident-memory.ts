import { readFileSync } from 'node:fs';

/** Resident memory of a process, in bytes. `undefined` on systems other than Linux. */
export function residentMemory(pid: number): number | undefined {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return undefined;
  }
  return Number(/^VmRSS:\s+(?<kb>\d+) kB$/m.exec(status)?.groups?.['kb']) * 1024;
}
