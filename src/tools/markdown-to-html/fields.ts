import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

const SAMPLE = `# Release notes

The *new* version is **out**[^1]. See https://example.org/changes.

- [x] Tables
- [ ] Diagrams

| Format | Size |
| ------ | ---: |
| HTML   | 12   |

\`\`\`js
const answer = 42;
\`\`\`

[^1]: Since this morning.
`;

export const inputs = defineInputs({ markdown: text({ accepts: 'markdown', sample: SAMPLE }) });

export const options = defineOptions({
  rawHtml: choice(['clean', 'keep', 'escape'], 'clean'),
  lineBreaks: flag(false),
  headingIds: flag(false),
  smartPunctuation: flag(false),
  skipFrontMatter: flag(false),
  wholePage: flag(false),
});
