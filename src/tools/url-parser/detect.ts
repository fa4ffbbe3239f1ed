import { defineDetectors } from '#core/detection.ts';
import { parseUrl } from './parse-url.ts';

const LINK = /^(?:https?|ftp|wss?):\/\/\S+$/i;

export const detectors = defineDetectors([
  {
    id: 'link',
    reads: 'text',
    maxLength: 8192,
    detect({ bare }) {
      const read = LINK.test(bare) ? parseUrl(bare, '') : undefined;
      if (!read?.ok || !read.value) return undefined;
      const { hostname, searchParams } = read.value;
      const count = [...searchParams].length;
      return {
        reading: 'link',
        confidence: 'strong',
        rank: 29,
        answer: count > 0 ? { text: 'parameters', values: { host: hostname, count } } : { copy: hostname },
        hands: { inputs: { url: bare } },
        type: 'url',
      };
    },
  },
]);
