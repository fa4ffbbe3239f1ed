import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // The sample of this tool
  {
    detector: 'user-agent',
    input: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
    reading: 'User agent',
    answer: 'Chrome 128, Windows 10',
  },
  {
    detector: 'user-agent',
    input: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    reading: 'User agent',
    answer: 'Firefox 128, Linux',
  },
  {
    detector: 'user-agent',
    input: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    reading: 'User agent',
    answer: 'Safari 17, Mac OS 10.15.7',
  },
  {
    detector: 'user-agent',
    input:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    reading: 'User agent',
    answer: 'Mobile Safari 17, iOS 17.5',
  },
  {
    detector: 'user-agent',
    input: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36',
    reading: 'User agent',
    answer: 'Chrome 128, Android 10',
  },
  {
    detector: 'user-agent',
    input: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0',
    reading: 'User agent',
    answer: 'Edge 128, Windows 10',
  },
  {
    detector: 'user-agent',
    input: 'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    reading: 'User agent',
    answer: 'Firefox 128, Linux',
  },
  {
    detector: 'user-agent',
    input: '"Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0",',
    reading: 'User agent',
    answer: 'Firefox 115, Ubuntu',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'user-agent', input: 'Mozilla' },
  { detector: 'user-agent', input: 'Mozilla/5.0' },
  { detector: 'user-agent', input: 'User-Agent:' },
  { detector: 'user-agent', input: 'Mozilla Firefox 128' },
  { detector: 'user-agent', input: 'Mozilla/4.0 (compatible; MSIE 6.0)' },
  { detector: 'user-agent', input: 'curl/8.9.1' },
  { detector: 'user-agent', input: 'Chrome/128.0.0.0' },
  { detector: 'user-agent', input: 'the header User-Agent: says' },
  { detector: 'user-agent', input: 'User agents are long' },
] satisfies readonly Negative[];
