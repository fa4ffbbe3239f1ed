import { fail, type Result } from '#core/result.ts';
import type { RsaKey } from './rsa-key.ts';

export type KeyErrorCode = 'encrypted' | 'publicKey' | 'notRsa' | 'notAPrivateKey' | 'damaged';

export type ParsedKey = Result<RsaKey, KeyErrorCode>;

/** Fails with the reason why the pasted key is invalid. */
export const failKey = (code: KeyErrorCode): Result<never, KeyErrorCode> => fail(code, { field: 'existingKey' });
