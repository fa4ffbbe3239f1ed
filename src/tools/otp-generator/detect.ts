import { defineDetectors } from '#core/detection.ts';
import { percentDecode } from '#pure/notation/url/percent-decode.ts';

/** The "Key Uri Format" of the Google Authenticator wiki. */
const KEY_URI = /^otpauth:\/\/([th]otp)\/?([^?#]*)\?([^#]*)/i;

export const detectors = defineDetectors([
  {
    id: 'key-uri',
    reads: 'text',
    maxLength: 2048,
    detect({ bare }) {
      const [, type = '', label = '', query = ''] = KEY_URI.exec(bare) ?? [];
      if (type === '' || /[\r\n]/.test(bare) || !new URLSearchParams(query).get('secret')?.trim()) return undefined;
      const parts = [type.toUpperCase(), (percentDecode(label) ?? label).trim()].filter((part) => part !== '');
      return {
        reading: 'setup',
        confidence: 'certain',
        rank: 4,
        answer: { copy: parts.join(', ') },
        hands: { inputs: { secret: bare } },
        isSecret: true,
      };
    },
    find(text) {
      const found = /\botpauth:\/\/[th]otp\/[^\s"'<>`]*/i.exec(text);
      return found ? { at: found.index, text: found[0] } : undefined;
    },
  },
]);
