import { defineDetectors } from '#core/detection.ts';
import { scanLines } from './scan-lines.ts';

export const detectors = defineDetectors([
  {
    id: 'yaml',
    reads: 'text',
    maxLength: 65_536,
    extensions: ['yaml', 'yml'],
    detect({ text = '', fileName, isWhole }) {
      const scanned = scanLines(text);
      if (!scanned) return undefined;
      const { keys, items, isNested, hasMark, hasKeyedItem } = scanned;
      const fewest = /\.ya?ml$/i.test(fileName ?? '') ? 1 : 2;
      const isMap = keys >= fewest;
      const isList = items >= fewest && (isNested || hasKeyedItem || fewest === 1);
      if (!(hasMark && keys + items > 0) && !isMap && !isList) return undefined;
      const isFlat = !hasMark && !isNested && items === 0;
      const found = { reading: 'yaml', rank: 48, hands: { inputs: { yaml: text } }, type: 'yaml' } as const;
      if (!isWhole) return { ...found, confidence: 'likely' };
      const ask = { operation: 'convert', inputs: { yaml: text }, write: 'shape', isNeeded: false };
      return { ...found, confidence: isFlat ? 'likely' : 'strong', ask };
    },
  },
]);
