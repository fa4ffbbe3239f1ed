import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the reading and the answer. */
export const positives = [
  // HTML Standard, section “A quick introduction to HTML”
  {
    detector: 'html',
    input:
      '<!DOCTYPE html>\n<html lang="en">\n <head>\n  <title>Sample page</title>\n </head>\n <body>\n  <h1>Sample page</h1>\n  <p>This is a <a href="demo.html">simple</a> sample.</p>\n </body>\n</html>',
    reading: 'HTML',
    answer: '7 elements',
  },
  { detector: 'html', input: '<!doctype html><title>x</title>', reading: 'HTML', answer: '1 element' },
  { detector: 'html', input: '<html><body></body></html>', reading: 'HTML', answer: '2 elements' },
  { detector: 'html', input: '<p>Hello</p>', reading: 'HTML', answer: '1 element' },
  { detector: 'html', input: '<h1>Hi</h1>', reading: 'HTML', answer: '1 element' },
  { detector: 'html', input: '<ul>\n  <li>One\n  <li>Two\n</ul>', reading: 'HTML', answer: '3 elements' },
  { detector: 'html', input: '<div class="a"><img src="b.png"><br></div>', reading: 'HTML', answer: '3 elements' },
  { detector: 'html', input: '<table><tr><td>1</td></tr></table>', reading: 'HTML', answer: '3 elements' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors do not recognize. */
export const negatives = [
  { detector: 'html', input: '<note><to>Ada</to></note>' },
  { detector: 'html', input: '<p' },
  { detector: 'html', input: '<br>' },
  { detector: 'html', input: 'a < b and c > d' },
  { detector: 'html', input: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' },
  { detector: 'html', input: '<title' },
  { detector: 'html', input: '<p>never closed' },
  { detector: 'html', input: '<https://example.com>' },
  { detector: 'html', input: 'text <b>bold</b>' },
  { detector: 'html', input: '<T>(value: T) => value' },
] satisfies readonly Negative[];
