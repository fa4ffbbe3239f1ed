import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// docs/decisions/0022-two-ways-of-styles.md
test('style sheets are only for elements of every page', () => {
  const sheets = globSync('src/**/*.css').map((file) => file.replaceAll('\\', '/'));
  expect(sheets.filter((file) => !file.startsWith('src/app/'))).toEqual(['src/ui/styles.css']);
});

/** Sizes in pixels that would stay small when the browser's text is larger. Hairlines, radii, and shadows may be in pixels. */
const IN_PIXELS = [
  /\b(?:font-size|line-height|(?:min-|max-)?height)\s*:[^;]*[\d.]px/,
  /\b(?:fontSize|lineHeight|height|minHeight|maxHeight)\s*:\s*['"`][^'"`]*[\d.]px/,
  /(?:^|[\s:"'`])(?:text|leading|h|min-h|max-h|size|w|p[xytbse]?)-\[[\d.]+px\]/,
];

test('style sheets and classes size text, lines and controls in rem, so that they scale with the text size', () => {
  const sheets = globSync(['src/**/*.css', 'src/{ui,tool-ui,app,tools,domains}/**/*.{tsx,ts}']);
  const found = sheets
    .filter((file) => !/\.(?:test|demo|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          IN_PIXELS.some((pattern) => pattern.test(line.replace(/\/\*.*?\*\//, ''))) ? [`${file.replaceAll('\\', '/')}:${index + 1}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
