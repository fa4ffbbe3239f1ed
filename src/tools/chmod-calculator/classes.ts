/**
 * Whom a file mode distinguishes. `shift` is where the three bits of read, write and execute stand; `special` is the bit that has its place
 * at the execute of this class, with the letter that stands for it.
 */
export const classes = [
  { who: 'u', name: 'owner', shift: 6, special: 0o4000, letter: 's' },
  { who: 'g', name: 'group', shift: 3, special: 0o2000, letter: 's' },
  { who: 'o', name: 'others', shift: 0, special: 0o1000, letter: 't' },
] as const;

export type ModeClass = (typeof classes)[number];

export const READ = 4;
export const WRITE = 2;
export const EXECUTE = 1;
