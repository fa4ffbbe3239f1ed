import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  mode: choice(['prettify', 'minify'], 'prettify'),
  indent: choice(['2', '4', 'tab'], '2'),
  textOnItsOwnLine: flag(false),
  oneAttributePerLine: flag(false),
  emptyElements: choice(['keep', 'selfClosing', 'startAndEnd'], 'keep'),
  keepComments: flag(true),
};

export const declaration = declareTool({
  inputs: { xml: text({ example: '<root><item/></root>', accepts: 'xml', sample: '<hello><world>foo</world><world>bar</world></hello>' }) },
  options,
  advancedOptions: ['textOnItsOwnLine', 'oneAttributePerLine', 'emptyElements'],
  outputs: { formatted: textOutput({ type: 'xml', file: 'formatted.xml', inFile: { after: '\n' } }) },
  operations: { format: { takes: ['xml', ...namesOf(options)], gives: ['formatted'], thread: 'worker', isIdempotent: true } },
});
