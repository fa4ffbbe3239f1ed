import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detector recognizes, with the expected results from basic arithmetic. */
export const positives = [
  { detector: 'percentage', input: '20% of 150', reading: 'Percentage', answer: '30' },
  { detector: 'percentage', input: '15 is what percent of 60', reading: 'Percentage', answer: '25%' },
  { detector: 'percentage', input: 'from 80 to 90 in percent', reading: 'Percentage', answer: '12.5%' },
  { detector: 'percentage', input: '7,5 % of 200', reading: 'Percentage', answer: '15' },
  { detector: 'percentage', input: '0.5% of 1000', reading: 'Percentage', answer: '5' },
  { detector: 'percentage', input: '1 is what % of 3?', reading: 'Percentage', answer: '33.3333333333%' },
  { detector: 'percentage', input: 'From 100 to 75 in percent', reading: 'Percentage', answer: '-25%' },
  { detector: 'percentage', input: '-10% of 50', reading: 'Percentage', answer: '-5' },
] satisfies readonly Positive[];

/** Similar inputs that the detector must reject. */
export const negatives = [
  { detector: 'percentage', input: '20%' },
  { detector: 'percentage', input: '20% off' },
  { detector: 'percentage', input: '20% of people' },
  { detector: 'percentage', input: '20 of 150' },
  { detector: 'percentage', input: '100% of 1,000.5' },
  { detector: 'percentage', input: '1 is what percent of 0' },
  { detector: 'percentage', input: 'from 0 to 9 in percent' },
  { detector: 'percentage', input: 'from Monday to Friday in percent' },
  { detector: 'percentage', input: '20% von 150' },
] satisfies readonly Negative[];
