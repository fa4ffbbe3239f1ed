/** The flags that regex-tester has switches for, and their names in its share links. */
const SWITCHES = {
  g: 'global',
  i: 'ignoreCase',
  m: 'multiline',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
} as const;

/** The parameters of a link that opens regex-tester with a pattern and exactly these flags. */
export function testerFields(pattern: string, flags: string): string {
  const switches = Object.entries(SWITCHES).map(([flag, name]) => [name, String(flags.includes(flag))]);
  return new URLSearchParams([['pattern', pattern], ...switches]).toString();
}
