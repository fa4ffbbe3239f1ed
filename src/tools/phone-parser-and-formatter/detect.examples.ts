import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the expected results: numbers that authorities publish as examples, and service numbers. */
export const positives = [
  { detector: 'phone', input: '+49 30 901820', reading: 'Phone number', answer: '+49 30 901820, Germany' },
  { detector: 'phone', input: '+33 1 23 45 67 89', reading: 'Phone number', answer: '+33 1 23 45 67 89, France' },
  { detector: 'phone', input: 'tel:+49-30-901820', reading: 'Phone number', answer: '+49 30 901820, Germany' },
  { detector: 'phone', input: '+1 (212) 555-0123', reading: 'Phone number', answer: '+1 212 555 0123, United States' },
  { detector: 'phone', input: '+44 20 7946 0958', reading: 'Phone number', answer: '+44 20 7946 0958, United Kingdom' },
  { detector: 'phone', input: '+442079460958', reading: 'Phone number', answer: '+44 20 7946 0958, United Kingdom' },
  { detector: 'phone', input: '+81-3-1234-5678', reading: 'Phone number', answer: '+81 3 1234 5678, Japan' },
  { detector: 'phone', input: '"+390612345678"', reading: 'Phone number', answer: '+39 06 1234 5678, Italy' },
] satisfies readonly Positive[];

/** Similar inputs that the detector must reject. */
export const negatives = [
  { detector: 'phone', input: '030 901820' },
  { detector: 'phone', input: '+49' },
  { detector: 'phone', input: '+1 + 2' },
  { detector: 'phone', input: '+999 123 456 789' },
  { detector: 'phone', input: '+49 30' },
  { detector: 'phone', input: '+1234567890123456' },
  { detector: 'phone', input: '+49 30 901820 ext' },
  { detector: 'phone', input: '(555) 123-4567' },
  { detector: 'phone', input: '+2 000 000 000' },
] satisfies readonly Negative[];
