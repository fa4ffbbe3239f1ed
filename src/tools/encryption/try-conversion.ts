import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { initialValues } from '#core/fields.ts';
import { declaration } from './declare.ts';
import * as conversion from './run.ts';

/** For tests: conversions with defaults for all omitted options. */

type Options = Partial<Given<typeof declaration, 'encrypt'>>;
type Known = Pick<Context, 'randomBytes' | 'progress' | 'subtle'>;

const defaults = { ...initialValues(declaration.inputs), ...initialValues(declaration.options) };

export const context: Known = {
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  progress: () => undefined,
  subtle: crypto.subtle,
};

export const tryToEncrypt = (given: Options, options: Options, following = context) =>
  conversion.encrypt({ ...defaults, ...given, ...options }, following);

/** Also returns errors of cipher texts that cannot be decrypted. */
export const tryToDecrypt = (given: Options, options: Options, following = context) =>
  conversion.decrypt({ ...defaults, ...given, ...options }, following);

export async function encrypt(given: Options, options: Options): Promise<string> {
  const encrypted = await tryToEncrypt(given, options);
  if (!encrypted.ok || !encrypted.value) throw new Error(JSON.stringify(encrypted));
  return encrypted.value.result;
}

export async function decrypt(given: Options, options: Options): Promise<string> {
  const decrypted = await tryToDecrypt(given, options);
  if (!decrypted.ok || decrypted.value === null) throw new Error(JSON.stringify(decrypted));
  return decrypted.value;
}
