import { fail, ok, type Result } from '#core/result.ts';

export interface BcryptHash {
  readonly version: '2' | '2a' | '2b' | '2y';
  /** The binary logarithm of the number of rounds, from 4 to 31. */
  readonly cost: number;
  /** 22 characters of bcrypt's own Base64. */
  readonly salt: string;
  /** 31 characters of the same Base64. */
  readonly checksum: string;
}

export type NotABcryptHash = 'notABcryptHash' | 'faultyVersion' | 'wrongLength' | 'foreignCharacter' | 'costOutOfRange';

/**
 * The beginning of a hash: alone, or after a username, a setting, a quote, a scheme of Spring, Dovecot, or OpenLDAP, or Django's prefix.
 */
const START = /(?:^|[\s"'`=:,([>]|\{(?:bcrypt|blf-crypt|crypt)\}|(?<![^\s"':])bcrypt\$)(?=\$2[abxy]?\$)/i;
/** A complete hash followed by a quote or another field of a line. */
const FOLLOWED = /^\$2[abxy]?\$\d\d\$[./A-Za-z\d]{53}(?=[\s"'`,;:<)\]])/;
/** Compose files double each dollar sign. */
const DOUBLED = /\$\$2[abxy]?\$\$\d/;
const VERSION = /^\$(2[abxy]?)\$/;
const COST_LENGTH = '00$'.length;
const SALT_LENGTH = 22;
const CHECKSUM_LENGTH = 31;

/** Extracts the hash from a line of a password file, a Compose file, a program, or an export. Other text is only trimmed and unescaped. */
function unwrap(typed: string): string {
  const text = typed.trim().replaceAll('\\$', '$');
  const line = DOUBLED.test(text) ? text.replaceAll('$$', '$') : text;
  const start = START.exec(line);
  const rest = start ? line.slice(start.index + start[0].length) : line;
  return FOLLOWED.exec(rest)?.[0] ?? rest;
}

/**
 * Parses a crypt(3) hash, `$2b$10$` with salt and checksum, alone or within a line of a file. Returns `null` for blank text. Checks the
 * version first, then the length, the characters, and the cost.
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

/** `$2x$` marks hashes of an implementation that mishandled bytes above 127: crypt_blowfish 1.1. */
const isCompared = (version: string): version is BcryptHash['version'] => version !== '2x';
