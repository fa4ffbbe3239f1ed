import type { Translate as TranslateOf } from '#core/message-key.ts';
import type en from '../messages/en.json';

export type Translate = TranslateOf<typeof en>;
