import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // Trezor, python-mnemonic, vectors.json
  {
    detector: 'mnemonic',
    input: 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
    reading: 'Mnemonic',
    answer: 'Valid, 12 words',
  },
  {
    detector: 'mnemonic',
    input: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
    reading: 'Mnemonic',
    answer: 'Valid, 12 words',
  },
  {
    detector: 'mnemonic',
    input: 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above',
    reading: 'Mnemonic',
    answer: 'Valid, 12 words',
  },
  { detector: 'mnemonic', input: 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong', reading: 'Mnemonic', answer: 'Valid, 12 words' },
  {
    detector: 'mnemonic',
    input:
      'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon agent',
    reading: 'Mnemonic',
    answer: 'Valid, 18 words',
  },
  {
    detector: 'mnemonic',
    input: 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo when',
    reading: 'Mnemonic',
    answer: 'Valid, 18 words',
  },
  {
    detector: 'mnemonic',
    input:
      'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon art',
    reading: 'Mnemonic',
    answer: 'Valid, 24 words',
  },
  {
    detector: 'mnemonic',
    input: 'ozone drill grab fiber curtain grace\npudding thank cruise elder eight picnic',
    reading: 'Mnemonic',
    answer: 'Valid, 12 words',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'mnemonic', input: 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon' },
  { detector: 'mnemonic', input: 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo ' },
  { detector: 'mnemonic', input: 'the quick brown fox jumps over the lazy dog and then some' },
  { detector: 'mnemonic', input: 'correct horse battery staple' },
  { detector: 'mnemonic', input: 'one two three four five six seven eight nine ten eleven twelve' },
  { detector: 'mnemonic', input: 'abandon about' },
  { detector: 'mnemonic', input: 'please send the new monthly report before noon tomorrow or call again' },
  { detector: 'mnemonic', input: 'Abandon abandon abandon' },
  { detector: 'mnemonic', input: 'apple banana cherry grape lemon mango orange peach pear plum raisin' },
] satisfies readonly Negative[];
