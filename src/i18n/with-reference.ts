import type { MessageTree, TranslateAny } from '#core/message-key.ts';
import { messageAt } from './translator.ts';

/** Adds the texts under `reference` to a translator. They have no placeholders, and are empty until they are loaded. */
export const withReference =
  (t: TranslateAny, reference: MessageTree | undefined): TranslateAny =>
  (key, values) =>
    key.startsWith('reference.') ? (messageAt({ reference: reference ?? {} }, key) ?? '') : t(key, values);
