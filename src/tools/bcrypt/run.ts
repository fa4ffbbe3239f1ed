import { encodeBase64, hash as hashWithCallbacks } from 'bcryptjs';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { comparable } from './comparable.ts';
import type { declaration } from './declare.ts';
import { main } from './main.ts';
import { type BcryptHash, type NotABcryptHash, parseBcryptHash } from './parse-bcrypt-hash.ts';

export interface Hashed {
  /** 60 characters. */
  readonly hash: string;
  readonly durationMs: number;
}

const SALT_BYTES = 16;

/** Hashes text as UTF-8 with a random salt, in crypt(3) format. */
export async function hashText(
  { text, cost, hashVersion: version }: Given<typeof declaration, 'hash'>,
  context: Pick<Context, 'now' | 'randomBytes' | 'progress'>,
): Promise<Result<Hashed, never>> {
  const start = context.now().getTime();
  const salt = encodeBase64(context.randomBytes(SALT_BYTES), SALT_BYTES);
  const hash = await bcrypt(text, { version, cost, salt }, context);
  return ok({ hash, durationMs: context.now().getTime() - start });
}

/** Checks whether a text matches a hash. Returns `null` without a hash. */
export async function compare(
  { compared, hash }: Given<typeof declaration, 'compare'>,
  context: Pick<Context, 'progress'>,
): Promise<Result<boolean | null, NotABcryptHash | 'tooSlow'>> {
  const parsed = parseBcryptHash(hash);
  if (!parsed.ok || !parsed.value) return parsed.ok ? ok(null) : parsed;
  const wanted = comparable(parsed.value);
  if (!wanted.ok) return wanted;
  // Compares only the checksum: the library and some programs set different unused bits in the last character of a salt.
  return ok((await bcrypt(compared, wanted.value, context)).endsWith(wanted.value.checksum));
}

type Setting = Pick<BcryptHash, 'version' | 'cost' | 'salt'>;

/** Wraps the callback API, because the library's own promise reports no progress. The caller provides the random salt. */
const bcrypt = (text: string, { version, cost, salt }: Setting, { progress }: Pick<Context, 'progress'>): Promise<string> =>
  new Promise((resolve, reject) => {
    hashWithCallbacks(
      text.toWellFormed(),
      `$${version}$${String(cost).padStart(2, '0')}$${salt}`,
      (error, hash) => (hash === undefined ? reject(error ?? new Error('bcryptjs gave no hash.')) : resolve(hash)),
      progress,
    );
  });

export const run = { ...main, hash: hashText, compare } satisfies Runs<typeof declaration>;
