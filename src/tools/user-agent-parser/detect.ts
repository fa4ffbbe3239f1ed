import { defineDetectors } from '#core/detection.ts';

const BEGINNING = /^(?:Mozilla\/5\.0 \(|User-Agent:)/i;

export const detectors = defineDetectors([
  {
    id: 'user-agent',
    reads: 'text',
    maxLength: 2048,
    detect({ bare }) {
      const userAgents = bare.replace(/^User-Agent:\s*/i, '');
      if (!BEGINNING.test(bare) || /[\r\n]/.test(bare) || userAgents === '') return undefined;
      return {
        reading: 'userAgent',
        confidence: 'strong',
        rank: 35,
        ask: { operation: 'parse', inputs: { userAgents }, write: 'browser', isNeeded: false },
        hands: { inputs: { userAgents } },
      };
    },
  },
]);
