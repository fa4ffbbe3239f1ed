/**
 * The classes of users in a file mode. `shift` is the position of the three bits for read, write, and execute; `special` is the bit
 * displayed in the execute position of the class, and `letter` its letter.
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
