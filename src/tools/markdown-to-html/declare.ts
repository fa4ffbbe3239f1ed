import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { uiOutput, textOutput } from '#core/outputs.ts';

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

/** The HTML that is displayed as a page. */
export interface ShownHtml {
  readonly html: string;
  /** The text of the first heading, or empty. */
  readonly title: string;
}

export const declaration = declareTool({
  inputs: { markdown: text({ accepts: 'markdown', sample: SAMPLE }) },
  options: {
    rawHtml: choice(['clean', 'keep', 'escape'], 'clean'),
    lineBreaks: flag(false),
    headingIds: flag(false),
    smartPunctuation: flag(false),
    skipFrontMatter: flag(false),
    wholePage: flag(false),
  },
  advancedOptions: ['headingIds', 'smartPunctuation', 'skipFrontMatter'],
  outputs: { html: textOutput({ type: 'html', file: 'output.html' }), preview: uiOutput<ShownHtml>() },
  operations: {
    convert: {
      takes: ['markdown', 'rawHtml', 'lineBreaks', 'headingIds', 'smartPunctuation', 'skipFrontMatter'],
      presentsWith: ['wholePage'],
      gives: ['html', 'preview'],
      thread: 'worker',
      // The preview should not change more often.
      debounceMs: 300,
    },
  },
});
