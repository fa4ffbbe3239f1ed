import type { Translate } from '#core/message-key.ts';
import type texts from '#i18n/many/en.json';

export type ManyTexts = typeof texts;
export type ManyText = Translate<ManyTexts>;
