import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';
import { escapeScopes, referenceFormats } from './reference-style.ts';

export const inputs = defineInputs({
  text: text({ sample: '<title>IT Tool</title>' }),
  escaped: text({ accepts: 'html', sample: '&lt;title&gt;IT Tool&lt;/title&gt;' }),
});

export const options = defineOptions({
  characters: choice(escapeScopes, 'special'),
  format: choice(referenceFormats, 'named'),
  requireSemicolon: flag(false),
});
