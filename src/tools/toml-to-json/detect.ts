import { defineDetectors } from '#core/detection.ts';
import { scanLines } from './scan-lines.ts';

export const detectors = defineDetectors([
  {
    id: 'toml',
    reads: 'text',
    maxLength: 65_536,
    extensions: ['toml'],
    detect({ text = '', fileName, isWhole }) {
      const { tables = 0, pairs = 0 } = scanLines(text) ?? {};
      const isNamed = fileName?.toLowerCase().endsWith('.toml') ?? false;
      if (pairs < (tables > 0 || isNamed ? 1 : 2)) return undefined;
      const found = { reading: 'toml', rank: 49, hands: { inputs: { toml: text } }, type: 'toml' } as const;
      if (!isWhole) return { ...found, confidence: 'likely' };
      return { ...found, confidence: 'strong', ask: { operation: 'convert', inputs: { toml: text }, write: 'keys', isNeeded: false } };
    },
  },
]);
