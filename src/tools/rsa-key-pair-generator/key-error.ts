import { fail, type Result } from '#core/result.ts';
import type { RsaKey } from './rsa-key.ts';

export type KeyErrorCode = 'encrypted' | 'publicKey' | 'notRsa' | 'notAPrivateKey' | 'damaged';

export type ParsedKey = Result<RsaKey, KeyErrorCode>;

/** Why the pasted key cannot be read. */
export const failKey = (code: KeyErrorCode): Result<never, KeyErrorCode> => fail(code, { field: 'existingKey' });
