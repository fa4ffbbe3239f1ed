import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the expected results: fixed points of the scales (NIST SP 811, appendix B). */
export const positives = [
  { detector: 'temperature', input: '72°F', reading: 'Temperature', answer: '22.2222 °C' },
  { detector: 'temperature', input: '20 °C', reading: 'Temperature', answer: '68 °F' },
  { detector: 'temperature', input: '100 °C', reading: 'Temperature', answer: '212 °F' },
  { detector: 'temperature', input: '-40 °F', reading: 'Temperature', answer: '-40 °C' },
  { detector: 'temperature', input: '0 K', reading: 'Temperature', answer: '-273.15 °C' },
  { detector: 'temperature', input: '36,6 °C', reading: 'Temperature', answer: '97.88 °F' },
  { detector: 'temperature', input: '25 ° C', reading: 'Temperature', answer: '77 °F' },
  { detector: 'temperature', input: '−4°C', reading: 'Temperature', answer: '24.8 °F' },
  { detector: 'temperature', input: '273.15K', reading: 'Temperature', answer: '0 °C' },
] satisfies readonly Positive[];

/** Similar inputs that the detector must reject. */
export const negatives = [
  { detector: 'temperature', input: '20 C' },
  { detector: 'temperature', input: '20 degrees' },
  { detector: 'temperature', input: '-300 °C' },
  { detector: 'temperature', input: '20°' },
  { detector: 'temperature', input: '20 °' },
  { detector: 'temperature', input: '48.85°N' },
  { detector: 'temperature', input: '4k' },
  { detector: 'temperature', input: '-1 K' },
  { detector: 'temperature', input: '20 °C today' },
  { detector: 'temperature', input: '°C' },
] satisfies readonly Negative[];
