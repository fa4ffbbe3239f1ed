import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/decisions/0022-two-ways-of-styles.md
test('style sheets are for what stands on every page', () => {
  const sheets = globSync('src/**/*.css').map((file) => file.replaceAll('\\', '/'));
  expect(sheets.filter((file) => !file.startsWith('src/app/'))).toEqual(['src/ui/styles.css']);
});
