import { rmSync } from 'node:fs';
import process from 'node:process'; // the bundler empties the environment of the global process

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes a file or folder if a signal ends the process before the returned function is called. The process then ends by that signal. */
export function removedOnSignal(path: string): () => void {
  const remove = (signal: NodeJS.Signals): void => {
    keep();
    rmSync(path, { recursive: true, force: true });
    process.kill(process.pid, signal);
  };
  const keep = (): void => SIGNALS.forEach((signal) => void process.off(signal, remove));
  SIGNALS.forEach((signal) => void process.on(signal, remove));
  return keep;
}
