import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  mapping: choice(['short', 'compact', 'ordered'], 'short'),
  alwaysLists: text(),
  detectTypes: flag(false),
  trimText: flag(false),
  keepComments: flag(false),
  indent: choice(['2', '4', 'tab', 'none'], '2'),
};

export const declaration = declareTool({
  inputs: { xml: text({ accepts: 'xml', sample: '<a x="1.234" y="It\'s"/>' }) },
  options,
  outputs: { json: textOutput({ type: 'json', file: 'output.json' }) },
  operations: {
    // Only this mapping keeps the order of texts and elements that stand side by side.
    convert: { takes: ['xml', ...namesOf(options)], gives: ['json'], thread: 'worker', lawsHoldWhere: { mapping: /ordered/ } },
  },
});
