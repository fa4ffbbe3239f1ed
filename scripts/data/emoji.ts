import { languages } from '../../src/core/languages.ts';
import { readEmoji } from './emojibase/read-emoji.ts';

/** All emoji with their names in each language. */
export default (): ReadonlyMap<string, Uint8Array> =>
  new Map(languages.map((language) => [language, new TextEncoder().encode(JSON.stringify(readEmoji(language)))]));
