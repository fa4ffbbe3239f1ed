import { thousandCharacters } from './lorem/thousand-characters.ts';

/** Two neighbors each make a word. */
export default (): Uint8Array => new TextEncoder().encode((thousandCharacters.match(/\S\S/g) ?? []).join('\n'));
