import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  xml: text({ accepts: 'xml', sample: '<a x="1.234" y="It\'s"/>' }),
});

export const options = defineOptions({
  mapping: choice(['short', 'compact', 'ordered'], 'short'),
  alwaysLists: text(),
  detectTypes: flag(false),
  trimText: flag(false),
  keepComments: flag(false),
  indent: choice(['2', '4', 'tab', 'none'], '2'),
});
