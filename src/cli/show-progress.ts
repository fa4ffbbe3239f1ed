import type { Io } from './io.ts';

/** Work that takes longer says how far it is. */
const AFTER_MS = 1000;

interface Progress {
  readonly progress: (share: number) => void;
  /** Takes away what was said: the work is done. */
  readonly clear: () => Promise<void>;
}

/** Says on a terminal how much of the work is done, in one line that is written over and over. */
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
