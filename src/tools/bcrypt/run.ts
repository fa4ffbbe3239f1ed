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

/** The hash of a text in UTF-8 with a random salt, in the form of crypt(3). */
export async function hashText(
  { text, cost, hashVersion: version }: Given<typeof declaration, 'hash'>,
  context: Pick<Context, 'now' | 'randomBytes' | 'progress'>,
): Promise<Result<Hashed, never>> {
  const start = context.now().getTime();
  const salt = encodeBase64(context.randomBytes(SALT_BYTES), SALT_BYTES);
  const hash = await bcrypt(text, { version, cost, salt }, context);
  return ok({ hash, durationMs: context.now().getTime() - start });
}

/** Whether a text has a hash; `null` where there is no hash. */
export async function compare(
  { compared, hash }: Given<typeof declaration, 'compare'>,
  context: Pick<Context, 'progress'>,
): Promise<Result<boolean | null, NotABcryptHash | 'tooSlow'>> {
  const parsed = parseBcryptHash(hash);
  if (!parsed.ok || !parsed.value) return parsed.ok ? ok(null) : parsed;
  const wanted = comparable(parsed.value);
  if (!wanted.ok) return wanted;
  // Only the checksum counts: the library writes the last character of a salt with other unused bits than some programs.
  return ok((await bcrypt(compared, wanted.value, context)).endsWith(wanted.value.checksum));
}

type Setting = Pick<BcryptHash, 'version' | 'cost' | 'salt'>;

/** The library's own promise reports no progress. It takes the random salt only from its caller here. */
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
