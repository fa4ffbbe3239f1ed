import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // ICAO Annex 10, volume II, figure 5-1
  { detector: 'words', input: 'alfa bravo charlie', reading: 'Spelling words', answer: 'ABC' },
  { detector: 'words', input: 'Hotel Echo Lima Lima Oscar', reading: 'Spelling words', answer: 'HELLO' },
  { detector: 'words', input: 'Whisky, Xray, Yankee', reading: 'Spelling words', answer: 'WXY' },
  { detector: 'words', input: 'Alfa Bravo Two', reading: 'Spelling words', answer: 'AB2' },
  // DIN 5009
  { detector: 'words', input: 'Aachen Berlin Chemnitz', reading: 'Spelling words', answer: 'ABC' },
  { detector: 'words', input: 'Анна Борис Василий', reading: 'Spelling words', answer: 'АБВ' },
  { detector: 'words', input: 'Anatole Berthe Célestin', reading: 'Spelling words', answer: 'ABC' },
  { detector: 'words', input: 'Ancona Bologna Como', reading: 'Spelling words', answer: 'ABC' },
  { detector: 'words', input: 'KILO\nLIMA\nMIKE', reading: 'Spelling words', answer: 'KLM' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'words', input: 'alfa bravo' },
  { detector: 'words', input: 'one two three' },
  { detector: 'words', input: 'Golf and hotel' },
  { detector: 'words', input: 'Hotel' },
  { detector: 'words', input: 'zero zero seven' },
  { detector: 'words', input: 'alfa bravo charlie please' },
  { detector: 'words', input: 'Aachen Bravo Charlie' },
  { detector: 'words', input: 'romeo juliet love' },
  { detector: 'words', input: 'Папа мама сын' },
] satisfies readonly Negative[];
