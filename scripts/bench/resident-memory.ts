import { readFileSync } from 'node:fs';

/** What a process holds in memory, in bytes; `undefined` where the system does not say it, as none but Linux does. */
export function residentMemory(pid: number): number | undefined {
  let status: string;
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return undefined;
  }
  return Number(/^VmRSS:\s+(?<kb>\d+) kB$/m.exec(status)?.groups?.['kb']) * 1024;
}
