import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  mapping: choice(['auto', 'short', 'compact', 'ordered'], 'auto'),
  rootElement: text({ initial: 'root' }),
  listItemElement: text({ initial: 'item' }),
  hasDeclaration: flag(false),
  indent: choice(['2', '4', 'tab', 'none'], '2'),
};

export const declaration = declareTool({
  inputs: { json: text({ accepts: 'json', sample: '{"a": {"@x": "1.234", "item": [1, 2]}}' }) },
  options,
  outputs: { xml: textOutput({ type: 'xml', file: 'output.xml' }) },
  operations: { convert: { takes: ['json', ...namesOf(options)], gives: ['xml'], thread: 'worker' } },
});
