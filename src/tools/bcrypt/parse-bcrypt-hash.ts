import { fail, ok, type Result } from '#core/result.ts';

export interface BcryptHash {
  readonly version: '2' | '2a' | '2b' | '2y';
  /** Log2 of the rounds, from 4 to 31. */
  readonly cost: number;
  /** 22 characters of bcrypt's own Base64. */
  readonly salt: string;
  /** 31 characters of it. */
  readonly checksum: string;
}

export type NotABcryptHash = 'notABcryptHash' | 'faultyVersion' | 'wrongLength' | 'foreignCharacter' | 'costOutOfRange';

/**
 * The beginning of a hash, alone or after the name of a user or a setting, a quote, the scheme of Spring, Dovecot, or OpenLDAP, or the prefix
 * of Django.
 */
const START = /(?:^|[\s"'`=:,([>]|\{(?:bcrypt|blf-crypt|crypt)\}|(?<![^\s"':])bcrypt\$)(?=\$2[abxy]?\$)/i;
/** A whole hash with something after it: a quote, or another field of a line. */
const FOLLOWED = /^\$2[abxy]?\$\d\d\$[./A-Za-z\d]{53}(?=[\s"'`,;:<)\]])/;
/** Compose files double each dollar sign. */
const DOUBLED = /\$\$2[abxy]?\$\$\d/;
const VERSION = /^\$(2[abxy]?)\$/;
const COST_LENGTH = '00$'.length;
const SALT_LENGTH = 22;
const CHECKSUM_LENGTH = 31;

/** The hash in a line of a password file, a Compose file, a program, or an export; else the text as it is. */
function unwrap(typed: string): string {
  const text = typed.trim().replaceAll('\\$', '$');
  const line = DOUBLED.test(text) ? text.replaceAll('$$', '$') : text;
  const start = START.exec(line);
  const rest = start ? line.slice(start.index + start[0].length) : line;
  return FOLLOWED.exec(rest)?.[0] ?? rest;
}

/**
 * The parts of a hash of crypt(3), `$2b$10$` with salt and checksum, which may be in a line of a file; `null` where nothing is typed. Looked
 * at in this order: the version, the number of characters, the characters, the cost.
 */
export function parseBcryptHash(typed: string): Result<BcryptHash | null, NotABcryptHash> {
  const hash = unwrap(typed);
  if (typed.trim() === '') return ok(null);
  const version = VERSION.exec(hash)?.[1];
  if (version === undefined) return fail('notABcryptHash', { field: 'hash' });
  if (!isCompared(version)) return fail('faultyVersion', { field: 'hash' });

  const start = `$${version}$`.length;
  const expected = start + COST_LENGTH + SALT_LENGTH + CHECKSUM_LENGTH;
  const found = [...hash].length;
  if (found !== expected) return fail('wrongLength', { field: 'hash', values: { expected, found } });

  const saltStart = start + COST_LENGTH;
  const salt = hash.slice(saltStart, saltStart + SALT_LENGTH);
  const checksum = hash.slice(saltStart + SALT_LENGTH);
  if (!/^[./A-Za-z\d]+$/.test(salt + checksum)) return fail('foreignCharacter', { field: 'hash' });

  const written = hash.slice(start, saltStart);
  const cost = /^\d\d\$$/.test(written) ? Number.parseInt(written, 10) : Number.NaN;
  if (!(cost >= 4 && cost <= 31)) return fail('costOutOfRange', { field: 'hash', values: { found: written.replace(/\$$/, '') } });
  return ok({ version, cost, salt, checksum });
}

/** `$2x$` marks hashes of an implementation that took bytes above 127 wrongly: crypt_blowfish 1.1. */
const isCompared = (version: string): version is BcryptHash['version'] => version !== '2x';
