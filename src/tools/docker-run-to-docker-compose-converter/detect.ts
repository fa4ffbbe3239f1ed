import { defineDetectors } from '#core/detection.ts';

const COMMAND = /^(?:\$\s+)?(?:sudo\s+)?(?:docker|podman|docker\s+container)\s+run\s+\S/;

export const detectors = defineDetectors([
  {
    id: 'command',
    reads: 'text',
    maxLength: 16_384,
    detect({ bare }) {
      if (!COMMAND.test(bare)) return undefined;
      return {
        reading: 'command',
        confidence: 'strong',
        rank: 34,
        ask: { operation: 'convert', inputs: { commands: bare }, write: 'services', isNeeded: false },
        hands: { inputs: { commands: bare } },
      };
    },
  },
]);
