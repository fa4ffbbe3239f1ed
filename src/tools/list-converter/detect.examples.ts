import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // The example of the page; names of towns, people and packages
  { detector: 'list', input: 'banana\napple\napple\ncherry', reading: 'List', answer: '4 items, 1 duplicate' },
  { detector: 'list', input: 'Oslo\nBergen\nTrondheim', reading: 'List', answer: '3 items' },
  { detector: 'list', input: 'Ada Lovelace\nAlan Turing\nGrace Hopper', reading: 'List', answer: '3 items' },
  { detector: 'list', input: 'react\nvite\nvite\nvite', reading: 'List', answer: '4 items, 2 duplicates' },
  { detector: 'list', input: 'milk\n\neggs\n\nbread\n', reading: 'List', answer: '3 items' },
  { detector: 'list', input: 'ID-1\nID-2\nID-3\nID-4', reading: 'List', answer: '4 items' },
  { detector: 'list', input: '東京\n大阪\n京都', reading: 'List', answer: '3 items' },
  { detector: 'list', input: 'São Paulo\nRio de Janeiro\nBelo Horizonte', reading: 'List', answer: '3 items' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'list', input: 'one\ntwo' },
  { detector: 'list', input: 'a,b\nc,d\ne,f' },
  { detector: 'list', input: 'a\tb\nc\td\ne\tf' },
  { detector: 'list', input: 'First one.\nSecond one.\nThird one.' },
  { detector: 'list', input: 'a = 1\nb = 2\nc = 3' },
  { detector: 'list', input: '# title\none\ntwo' },
  { detector: 'list', input: 'Dear all:\nhello\nbye' },
  { detector: 'list', input: 'one two three four five six seven\na\nb' },
  { detector: 'list', input: '-----BEGIN\nabc\ndef' },
  { detector: 'list', input: '{\na\n}' },
  { detector: 'list', input: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nb\nc' },
  { detector: 'list', input: 'one two three four five\none two three four five six\nfour words of it' },
] satisfies readonly Negative[];
