/** The number of tests that a line of Vitest (a file with its number of tests) or of Playwright (one test) reports as finished. */
export function doneTests(line: string): number {
  const file = /^\s*[✓❯×].*?\((?<tests>\d+) tests?\b/.exec(line);
  if (file?.groups) return Number(file.groups['tests']);
  return /^\s*[✓✘]\s+\d+ \[/.test(line) ? 1 : 0;
}
