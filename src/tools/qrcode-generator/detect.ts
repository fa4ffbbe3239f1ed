import { defineDetectors } from '#core/detection.ts';
import { fileSignature } from '#pure/detection/file-signature.ts';
import { LONGEST_SIDE } from './longest-side.ts';

export const detectors = defineDetectors([
  {
    id: 'code',
    reads: 'bytes',
    maxLength: 65_536,
    detect({ bytes, file }) {
      const dimensions = bytes && fileSignature(bytes)?.dimensions;
      if (!file || !dimensions || Math.max(dimensions.width, dimensions.height) > LONGEST_SIDE) return undefined;
      return {
        reading: 'code',
        confidence: 'certain',
        rank: 11,
        ask: { operation: 'read', inputs: { picture: file }, write: 'code', isNeeded: true },
        hands: { inputs: {} },
      };
    },
  },
]);
