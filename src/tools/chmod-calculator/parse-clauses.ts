import { fail, ok, type Result } from '#core/result.ts';
import { classes, EXECUTE, type ModeClass } from './classes.ts';

/** One operator with its permissions, such as `+x` in `u=rw,g+x`. */
interface Action {
  readonly who: readonly ModeClass[];
  readonly operator: string;
  /** Letters of `rwxXst`, or one of `ugo` to copy from. */
  readonly permissions: string;
}

const WHO = 'ugoa';
const OPERATORS = '=+-';
const PERMISSIONS = 'rwxXst';
const COPIED = 'ugo';
const OCTAL = '01234567';
const ALL_BITS = 0o7777;

/**
 * Applies clauses of `chmod` to a mode without any permission (POSIX.1-2024, chmod, extended by GNU coreutils). A clause without a class
 * applies to all, regardless of the umask. Only such a clause accepts octal digits after an operator, and they must end it (GNU coreutils
 * manual, “Operator Numeric Modes”).
 */
export function parseClauses(text: string, isDirectory: boolean): Result<number, 'notValidAt' | 'notAMode'> {
  const characters = [...text];
  let at = 0;
  let mode = 0;
  const take = (allowed: string): string => {
    const start = at;
    while (at < characters.length && allowed.includes(characters[at] ?? '')) at += 1;
    return characters.slice(start, at).join('');
  };
  const takeOne = (allowed: string): string => (allowed.includes(characters[at] ?? ' ') ? (characters[at++] ?? '') : '');
  const unexpected = () =>
    at < characters.length ? fail('notValidAt', { values: { character: characters[at] ?? '', position: at + 1 } }) : fail('notAMode');

  do {
    const named = take(WHO);
    const who = classes.filter((each) => named === '' || named.includes('a') || named.includes(each.who));
    let operator = takeOne(OPERATORS);
    if (operator === '') return unexpected();
    const octal = named === '' ? take(OCTAL) : '';
    if (octal !== '') {
      const bits = Number.parseInt(octal, 8);
      if (octal.length > 5 || bits > ALL_BITS) return fail('notAMode');
      mode = operator === '=' ? bits : operator === '+' ? mode | bits : mode & ~bits;
    } else {
      while (operator !== '') {
        const permissions = takeOne(COPIED) || take(PERMISSIONS);
        mode = applyAction(mode, { who, operator, permissions }, isDirectory);
        operator = takeOne(OPERATORS);
      }
    }
  } while (takeOne(',') !== '');
  return at === characters.length ? ok(mode) : unexpected();
}

function applyAction(mode: number, { who, operator, permissions }: Action, isDirectory: boolean): number {
  const copied = classes.find((each) => each.who === permissions);
  // X applies to directories, and to files that someone can already execute.
  const canExecute = permissions.includes('x') || (permissions.includes('X') && (isDirectory || (mode & 0o111) !== 0));
  const granted = copied
    ? (mode >> copied.shift) & 0o7
    : (permissions.includes('r') ? 4 : 0) | (permissions.includes('w') ? 2 : 0) | (canExecute ? EXECUTE : 0);
  return who.reduce((current, { shift, special, letter }) => {
    const bits = (granted << shift) | (permissions.includes(letter) && !copied ? special : 0);
    if (operator === '+') return current | bits;
    return operator === '-' ? current & ~bits : (current & ~((0o7 << shift) | special)) | bits;
  }, mode);
}
