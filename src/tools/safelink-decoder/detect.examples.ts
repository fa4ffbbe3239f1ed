import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, with the expected results. */
export const positives = [
  // The sample of this tool
  {
    detector: 'safe-link',
    input: 'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=04%7C01&sdata=x&reserved=0',
    reading: 'Safe Link',
    answer: 'https://example.com/',
  },
  {
    detector: 'safe-link',
    input: 'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fgithub.com%2Fa%2Fb',
    reading: 'Safe Link',
    answer: 'https://github.com/a/b',
  },
  {
    detector: 'safe-link',
    input: 'https://gbr01.safelinks.protection.outlook.com/ap/w-59584e83/?url=http%3A%2F%2Fexample.org%2Fdoc.docx&data=05',
    reading: 'Safe Link',
    answer: 'http://example.org/doc.docx',
  },
  {
    detector: 'safe-link',
    input: 'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&amp;data=04',
    reading: 'Safe Link',
    answer: 'https://example.com/',
  },
  {
    detector: 'safe-link',
    input: '"https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F%3Fa%3D1%26b%3D2",',
    reading: 'Safe Link',
    answer: 'https://example.com/?a=1&b=2',
  },
  {
    detector: 'safe-link',
    input: 'HTTPS://EUR03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F',
    reading: 'Safe Link',
    answer: 'https://example.com/',
  },
  {
    detector: 'safe-link',
    input: 'https://safelinks.protection.outlook.com/?url=mailto%3Ajane%40example.com',
    reading: 'Safe Link',
    answer: 'mailto:jane@example.com',
  },
  {
    detector: 'safe-link',
    input: 'Please see https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=04.',
    reading: 'Safe Link',
    answer: 'https://example.com/',
  },
] satisfies readonly Positive[];

/** Similar inputs that the detectors must reject. */
export const negatives = [
  { detector: 'safe-link', input: 'https://example.com/?url=https%3A%2F%2Fexample.org' },
  { detector: 'safe-link', input: 'https://eur03.safelinks.protection.outlook.com/' },
  { detector: 'safe-link', input: 'https://eur03.safelinks.protection.outlook.com/?data=04' },
  { detector: 'safe-link', input: 'https://eur03.safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Fexample.org' },
  { detector: 'safe-link', input: 'safelinks.protection.outlook.com' },
  { detector: 'safe-link', input: 'eur03.safelinks.protection.outlook.com/?url=x' },
  { detector: 'safe-link', input: 'https://evilsafelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org' },
  { detector: 'safe-link', input: 'https://eur03.safelinks.protection.outlook.com/?url=%FF' },
] satisfies readonly Negative[];
