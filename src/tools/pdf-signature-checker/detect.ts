import { defineDetectors } from '#core/detection.ts';
import { pdfVersion } from './pdf-version.ts';

export const detectors = defineDetectors([
  {
    id: 'pdf',
    reads: 'bytes',
    maxLength: 65_536,
    extensions: ['pdf'],
    detect({ bytes, file, fileName }) {
      const version = bytes && fileName !== undefined ? pdfVersion(bytes) : undefined;
      if (!file || version === undefined) return undefined;
      return {
        reading: 'pdf',
        confidence: 'certain',
        rank: 12,
        ask: { operation: 'check', inputs: { file }, write: 'signatures', isNeeded: false },
        hands: { inputs: {}, file: 'file' },
      };
    },
  },
]);
