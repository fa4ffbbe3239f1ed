import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  xml: text({ accepts: 'xml', sample: '<hello><world>foo</world><world>bar</world></hello>' }),
});

export const options = defineOptions({
  mode: choice(['prettify', 'minify'], 'prettify'),
  indent: choice(['2', '4', 'tab'], '2'),
  textOnItsOwnLine: flag(false),
  oneAttributePerLine: flag(false),
  emptyElements: choice(['keep', 'selfClosing', 'startAndEnd'], 'keep'),
  keepComments: flag(true),
});
