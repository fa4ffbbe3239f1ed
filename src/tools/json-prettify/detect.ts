import { defineDetectors, type Finding, type Sample } from '#core/detection.ts';
import { minifiedJson } from '#pure/detection/minified-json.ts';
import { countMembers, readStrictJson } from './count-members.ts';

const requestFor = (json: string, write: 'lenient' | 'fault') => ({ operation: 'prettify', inputs: { json }, write, isNeeded: true });

/** The start of an object with a quoted name, or of an array with values. A broken text must begin like this to be treated as JSON. */
const MEANT = /^\s*(?:\{\s*"|\[\s*(?:[{["]|-?\d))/;

/** An object with at least one member, closed. */
const HAS_MEMBERS = /^\s*(?:\[\s*)?\{\s*"[^"\n]{0,200}"\s*:[^]*[}\]]\s*$/;

function found({ text = '', isWhole }: Sample): Finding | undefined {
  const finding = { reading: 'json', rank: 20, hands: { inputs: { json: text } }, type: 'json' } as const;
  if (!isWhole) return MEANT.test(text) ? { ...finding, confidence: 'likely' } : undefined;
  const value = readStrictJson(text);
  if (value === undefined) return { ...finding, confidence: 'strong', ask: requestFor(text, 'lenient') };
  const count = countMembers(value);
  return count && { ...finding, confidence: 'strong', answer: { ...count, copy: minifiedJson(value, text) } };
}

export const detectors = defineDetectors([
  { id: 'json', reads: 'text', maxLength: 65_536, detect: (sample) => (/^\s*[[{]/.test(sample.text ?? '') ? found(sample) : undefined) },
  {
    id: 'broken-json',
    reads: 'text',
    maxLength: 65_536,
    detect({ text = '', isWhole }) {
      const isMeant = isWhole && MEANT.test(text) && (!/^\s*\[\s*-?\d/.test(text) || text.includes(','));
      if (!isMeant || readStrictJson(text) !== undefined) return undefined;
      return {
        reading: 'json',
        confidence: HAS_MEMBERS.test(text) ? 'likely' : 'possible',
        rank: 80,
        ask: requestFor(text, 'fault'),
        hands: { inputs: { json: text } },
        type: 'json',
      };
    },
  },
]);
