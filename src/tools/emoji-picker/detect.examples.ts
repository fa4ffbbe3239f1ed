import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // Unicode 17, emoji-test.txt
  { detector: 'emoji', input: '😀', reading: 'Emoji', answer: 'U+1F600 grinning face' },
  { detector: 'emoji', input: '❤️', reading: 'Emoji', answer: 'U+2764 U+FE0F red heart' },
  { detector: 'emoji', input: '👋', reading: 'Emoji', answer: 'U+1F44B waving hand' },
  { detector: 'emoji', input: '👋🏽', reading: 'Emoji', answer: 'U+1F44B U+1F3FD waving hand: medium skin tone' },
  { detector: 'emoji', input: '🇩🇪', reading: 'Emoji', answer: 'U+1F1E9 U+1F1EA flag: Germany' },
  { detector: 'emoji', input: '👨‍👩‍👧', reading: 'Emoji', answer: 'U+1F468 U+200D U+1F469 U+200D U+1F467 family: man, woman, girl' },
  { detector: 'emoji', input: '1️⃣', reading: 'Emoji', answer: 'U+0031 U+FE0F U+20E3 keycap: 1' },
  { detector: 'emoji', input: ' 🎉\n', reading: 'Emoji', answer: 'U+1F389 party popper' },
  { detector: 'emoji', input: '🏴󠁧󠁢󠁷󠁬󠁳󠁿', reading: 'Emoji', answer: 'U+1F3F4 U+E0067 U+E0062 U+E0077 U+E006C U+E0073 U+E007F flag: Wales' },
  { detector: 'emoji', input: '☺', reading: 'Emoji', answer: 'U+263A smiling face' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'emoji', input: '1' },
  { detector: 'emoji', input: '#' },
  { detector: 'emoji', input: 'a' },
  { detector: 'emoji', input: '©' },
  { detector: 'emoji', input: '😀😀' },
  { detector: 'emoji', input: '😀 hello' },
  { detector: 'emoji', input: 'é' },
  { detector: 'emoji', input: '🇩' },
  { detector: 'emoji', input: '→' },
  { detector: 'emoji', input: '漢' },
  { detector: 'emoji', input: ':-)' },
  { detector: 'emoji', input: '™' },
] satisfies readonly Negative[];
