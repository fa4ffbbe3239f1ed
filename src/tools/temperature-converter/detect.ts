import { defineDetectors } from '#core/detection.ts';

const TEMPERATURE = /^(?<number>[+\-−]?\d{1,15}(?:[.,]\d{1,15})?)\s*(?:°\s?(?<degrees>[CF])|(?<kelvin>K))$/;

const scales: Readonly<Record<string, string>> = { C: 'celsius', F: 'fahrenheit', K: 'kelvin' };

export const detectors = defineDetectors([
  {
    id: 'temperature',
    reads: 'text',
    maxLength: 40,
    detect({ bare }) {
      const { number, degrees, kelvin } = TEMPERATURE.exec(bare)?.groups ?? {};
      const scale = scales[degrees ?? kelvin ?? ''];
      if (number === undefined || scale === undefined) return undefined;
      const inputs = { temperature: number.replace('−', '-'), scale };
      return {
        reading: 'temperature',
        confidence: kelvin === undefined ? 'strong' : 'likely',
        rank: 32,
        ask: { operation: 'convert', inputs, write: 'elsewhere', isNeeded: true },
        hands: { inputs },
      };
    },
  },
]);
