import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // The sample of the page
  { detector: 'references', input: '&lt;title&gt;IT Tool&lt;/title&gt;', reading: 'HTML entities', answer: '<title>IT Tool</title>' },
  { detector: 'references', input: 'Caf&eacute; &amp; cr&egrave;me', reading: 'HTML entities', answer: 'Café & crème' },
  { detector: 'references', input: '&#72;&#105;', reading: 'HTML entities', answer: 'Hi' },
  { detector: 'references', input: '&#x48;&#X69;', reading: 'HTML entities', answer: 'Hi' },
  { detector: 'references', input: '&copy;', reading: 'HTML entities', answer: '©' },
  { detector: 'references', input: 'Tom &amp; Jerry&#39;s', reading: 'HTML entities', answer: "Tom & Jerry's" },
  { detector: 'references', input: '&quot;quoted&quot;', reading: 'HTML entities', answer: '"quoted"' },
  { detector: 'references', input: '&#128512;', reading: 'HTML entities', answer: '😀' },
  { detector: 'references', input: '&alpha;&beta;&gamma;', reading: 'HTML entities', answer: 'αβγ' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'references', input: 'AT&T; R&D' },
  { detector: 'references', input: 'a & b; c & d' },
  { detector: 'references', input: '&nosuchname; &othername;' },
  { detector: 'references', input: '<p>Caf&eacute; &amp; cr&egrave;me</p>' },
  { detector: 'references', input: 'Tom &amp; Jerry' },
  { detector: 'references', input: '&lt &gt' },
  { detector: 'references', input: '&#xD800;&#xDC00;' },
  { detector: 'references', input: 'if (a &amp; b) return 1' },
  { detector: 'references', input: '&;' },
  { detector: 'references', input: '&#1;&#2;' },
] satisfies readonly Negative[];
