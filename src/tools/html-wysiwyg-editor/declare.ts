import { declareTool, none } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';

export const declaration = declareTool({
  inputs: {
    /** The editor's content as minified HTML. The editor cleans HTML from elsewhere when it loads it. */
    document: text({ accepts: 'html', sample: '<h1>Hey!</h1><p>Welcome</p>' }),
    source: text({ example: '<p>…</p>', accepts: 'html' }),
  },
  options: { outputFormat: choice(['formatted', 'minified'], 'formatted') },
  outputs: {},
  operations: none('What is written is the document of the editor, which cleans, reads and keeps it with the parser of a page.'),
});
