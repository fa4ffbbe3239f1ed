import { defineDetectors } from '#core/detection.ts';

const BEFORE = String.raw`(?:\$ +)?(?:[A-Z_]{1,40}=\S{0,200} +){0,5}(?:sudo +(?:-[A-Za-z-]{1,20} +)?)?`;
const GLOBAL_OPTIONS = String.raw`(?:--?(?:context|host|H|c|config|log-level|l)[= ]\S{1,200} +){0,5}`;
const COMMAND = new RegExp(String.raw`^${BEFORE}(?:docker|podman)\s+${GLOBAL_OPTIONS}(?:container\s+)?run\s+\S`);

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
