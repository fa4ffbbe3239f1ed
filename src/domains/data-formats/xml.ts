import { choice, flag, text } from '#core/fields.ts';
import { defineFormat } from './format.ts';

export const xml = defineFormat({
  id: 'xml',
  extension: 'xml',
  example: '<root><item/></root>',
  readOptions: {
    mapping: choice(['short', 'compact', 'ordered'], 'short'),
    alwaysLists: text(),
    detectTypes: flag(false),
    trimText: flag(false),
    keepComments: flag(false),
  },
  writeOptions: {
    mapping: choice(['auto', 'short', 'compact', 'ordered'], 'auto'),
    rootElement: text({ initial: 'root' }),
    listItemElement: text({ initial: 'item' }),
    xmlDeclaration: flag(false, { aliases: ['hasDeclaration'] }),
    indent: choice(['2', '4', 'tab', 'none'], '2'),
  },
});
