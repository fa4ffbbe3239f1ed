import type { Translate } from '#core/message-key.ts';
import type en from '../messages/en.json';

export type EditorTexts = Translate<typeof en>;
