import { classes, EXECUTE, type ModeClass, READ, WRITE } from './classes.ts';

/** Three octal digits, or four if there is a special bit. */
export const formatOctal = (mode: number): string => mode.toString(8).padStart(3, '0');

/** Formats a mode like `ls`, without the type letter: nine characters (GNU coreutils manual, “What information is listed”). */
export const formatSymbolic = (mode: number): string => classes.map((each) => symbolicOf(mode, each)).join('');

/** Formats a mode in the syntax of `chmod`: `u=rwxs,g=rx,o=`. */
export const formatClauses = (mode: number): string => classes.map((each) => `${each.who}=${lettersOf(mode, each)}`).join(',');

/** The umask that limits new files to the mode, as three octal digits. */
export const formatUmask = (mode: number): string => (0o777 & ~mode).toString(8).padStart(3, '0');

const has = (mode: number, { shift }: ModeClass, permission: number): boolean => ((mode >> shift) & permission) !== 0;

function symbolicOf(mode: number, each: ModeClass): string {
  const isExecutable = has(mode, each, EXECUTE);
  const special = isExecutable ? each.letter : each.letter.toUpperCase();
  const execute = isExecutable ? 'x' : '-';
  return `${has(mode, each, READ) ? 'r' : '-'}${has(mode, each, WRITE) ? 'w' : '-'}${(mode & each.special) === 0 ? execute : special}`;
}

const lettersOf = (mode: number, each: ModeClass): string =>
  [has(mode, each, READ) && 'r', has(mode, each, WRITE) && 'w', has(mode, each, EXECUTE) && 'x', (mode & each.special) !== 0 && each.letter]
    .filter(Boolean)
    .join('');
