import type { Io } from './io.ts';

/** The time after which progress is displayed. */
const AFTER_MS = 1000;

interface Progress {
  readonly progress: (share: number) => void;
  /** Erases the progress when the work is done. */
  readonly clear: () => Promise<void>;
}

/** Displays the progress in percent on a terminal, in one line that is overwritten. */
export function showProgress({ stderr }: Io, now: () => number = () => performance.now()): Progress {
  const began = now();
  let shown = '';
  return {
    progress(share) {
      const percent = `${Math.floor(share * 100)} %`;
      if (!stderr.isTerminal || percent === shown || now() - began < AFTER_MS) return;
      shown = percent;
      void stderr.write(`\r${percent}`);
    },
    clear: async () => {
      if (shown !== '') await stderr.write(`\r${' '.repeat(shown.length)}\r`);
    },
  };
}
