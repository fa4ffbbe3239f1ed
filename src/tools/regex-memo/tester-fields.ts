/** The flags that regex-tester has switches for, as its share links name them. */
const SWITCHES = {
  g: 'global',
  i: 'ignoreCase',
  m: 'multiline',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
} as const;

/** What a link to regex-tester says to open it with a pattern and exactly these flags. */
export function testerFields(pattern: string, flags: string): string {
  const switches = Object.entries(SWITCHES).map(([flag, name]) => [name, String(flags.includes(flag))]);
  return new URLSearchParams([['pattern', pattern], ...switches]).toString();
}
