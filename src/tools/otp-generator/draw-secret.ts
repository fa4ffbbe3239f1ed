import { Secret } from 'otpauth/slim';
import type { Context } from '#core/context.ts';
import { ok } from '#core/result.ts';

/** 160 bits, the length that RFC 4226, section 4 (R6), recommends. */
const SECRET_BYTES = 20;

/** Generates a secret of 20 random bytes, in Base32. */
export const drawSecret = (_given: object, { randomBytes }: Pick<Context, 'randomBytes'>) =>
  ok(new Secret({ buffer: randomBytes(SECRET_BYTES).buffer }).base32);
