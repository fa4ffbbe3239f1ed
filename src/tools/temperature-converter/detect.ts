import { defineDetectors } from '#core/detection.ts';
import { convert } from './run.ts';

const TEMPERATURE = /^(?<number>[+\-−]?\d{1,15}(?:[.,]\d{1,15})?)\s*(?:°\s?(?<degrees>[CF])|(?<kelvin>K))$/;

const scales = { C: 'celsius', F: 'fahrenheit', K: 'kelvin' } as const;

export const detectors = defineDetectors([
  {
    id: 'temperature',
    reads: 'text',
    maxLength: 40,
    detect({ bare }) {
      const { number: temperature, degrees, kelvin } = TEMPERATURE.exec(bare)?.groups ?? {};
      const scale = Object.entries(scales).find(([letter]) => letter === (degrees ?? kelvin))?.[1];
      if (temperature === undefined || !scale) return undefined;
      const converted = convert({ temperature: temperature.replace('−', '-'), scale, decimalPlaces: 4 });
      if (!converted.ok || !converted.value) return undefined;
      const { celsius, fahrenheit } = converted.value;
      return {
        reading: 'temperature',
        confidence: kelvin === undefined ? 'strong' : 'likely',
        rank: 32,
        answer: { copy: scale === 'celsius' ? `${fahrenheit} °F` : `${celsius} °C` },
        hands: { inputs: { temperature, scale } },
      };
    },
  },
]);
