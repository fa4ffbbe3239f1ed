import { choice, defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({
  /** What stands in the editor, as minified HTML; what comes from elsewhere is cleaned when the editor takes it. */
  document: text({ accepts: 'html', sample: '<h1>Hey!</h1><p>Welcome</p>' }),
  source: text({ accepts: 'html' }),
});

export const options = defineOptions({ outputFormat: choice(['formatted', 'minified'], 'formatted') });
