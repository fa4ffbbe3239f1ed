import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the reading and the answer: from school, and from the manual of mathjs. */
export const positives = [
  { detector: 'calculation', input: '2*(3+4)', reading: 'Calculation', answer: '14' },
  { detector: 'calculation', input: '0.1 + 0.2', reading: 'Calculation', answer: '0.3' },
  { detector: 'calculation', input: '2^10', reading: 'Calculation', answer: '1024' },
  { detector: 'calculation', input: '5 inch to cm', reading: 'Calculation', answer: '12.7 cm' },
  { detector: 'calculation', input: 'sqrt(2)', reading: 'Calculation', answer: '1.4142135623730950488' },
  { detector: 'calculation', input: '(1 + 2) * -3', reading: 'Calculation', answer: '-9' },
  { detector: 'calculation', input: '100 / 8', reading: 'Calculation', answer: '12.5' },
  { detector: 'calculation', input: '7 % 4', reading: 'Calculation', answer: '3' },
  { detector: 'calculation', input: '200 + 10%', reading: 'Calculation', answer: '220' },
  { detector: 'calculation', input: '0,5 + 0,25', reading: 'Calculation', answer: '0.75' },
  { detector: 'calculation', input: 'max(3, 7)', reading: 'Calculation', answer: '7' },
  { detector: 'calculation', input: '5 - 3', reading: 'Calculation', answer: '2' },
] satisfies readonly Positive[];

/** Similar inputs that the detector does not recognize. */
export const negatives = [
  { detector: 'calculation', input: '24/7' },
  { detector: 'calculation', input: '2026-03-14' },
  { detector: 'calculation', input: '555-123-4567' },
  { detector: 'calculation', input: '(555) 123-4567' },
  { detector: 'calculation', input: '+49 30 901820' },
  { detector: 'calculation', input: '192.168.1.1' },
  { detector: 'calculation', input: '10.0.0.1-10.0.0.20' },
  { detector: 'calculation', input: '42' },
  { detector: 'calculation', input: '-5' },
  { detector: 'calculation', input: '1.2.3' },
  { detector: 'calculation', input: '3 apples + 2 pears' },
  { detector: 'calculation', input: '1/2/2026' },
  { detector: 'calculation', input: '2 +' },
  { detector: 'calculation', input: '(1+2' },
  { detector: 'calculation', input: '* 2 * 3' },
  { detector: 'calculation', input: '50%' },
  { detector: 'calculation', input: '+1-800-5550199' },
  { detector: 'calculation', input: '1,000 + 5' },
  { detector: 'calculation', input: 'hello(2)' },
] satisfies readonly Negative[];
