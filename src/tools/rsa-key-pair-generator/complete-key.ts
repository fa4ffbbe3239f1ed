import { ok } from '#core/result.ts';
import { failKey, type ParsedKey } from './key-error.ts';
import { isConsistent, type RsaKey } from './rsa-key.ts';

/** Combines the parts to a key if they are complete and consistent. */
export function completeKey(parts: { readonly [Part in keyof RsaKey]: bigint | undefined }): ParsedKey {
  return hasAll(parts) && isConsistent(parts) ? ok(parts) : failKey('damaged');
}

const hasAll = (parts: object): parts is RsaKey => Object.values(parts).every((part) => part !== undefined);
