import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  json: text({ accepts: 'json', sample: '{"a": {"@x": "1.234", "item": [1, 2]}}' }),
});

export const options = defineOptions({
  mapping: choice(['auto', 'short', 'compact', 'ordered'], 'auto'),
  rootElement: text({ initial: 'root' }),
  listItemElement: text({ initial: 'item' }),
  hasDeclaration: flag(false),
  indent: choice(['2', '4', 'tab', 'none'], '2'),
});
