import { fail, ok, type Result } from '#core/result.ts';
import { quoteCsvField } from '#pure/notation/csv/csv.ts';
import { escapeText } from '#pure/notation/html/escape-markup.ts';
import { isOverTextLimit } from '#pure/text/text-limit.ts';
import { resolveTypedEscapes } from '#pure/text/typed-escapes.ts';
import type { OutputStyle } from './output-styles.ts';

export interface ListStyle {
  readonly style: OutputStyle;
  /** The texts around and between the items of a plain list, as typed. */
  readonly separator: string;
  readonly itemPrefix: string;
  readonly itemSuffix: string;
  readonly listPrefix: string;
  readonly listSuffix: string;
  readonly onePerLine: boolean;
}

interface Frame {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly writeItem: (item: string, index: number) => string;
}

/** Numbers without leading zeros: `007` is a code, which SQL would read as 7. */
const SQL_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const frames: Readonly<Record<Exclude<OutputStyle, 'plain'>, Frame>> = {
  sql: {
    before: '(',
    between: ', ',
    after: ')',
    writeItem: (item) => (SQL_NUMBER.test(item) ? item : `'${item.replaceAll("'", "''")}'`),
  },
  json: { before: '[', between: ',', after: ']', writeItem: (item) => JSON.stringify(item) },
  csv: { before: '', between: ',', after: '', writeItem: quoteCsvField },
  html: {
    before: '<ul>\n',
    between: '',
    after: '</ul>',
    writeItem: (item) => `  <li>${escapeText(item)}</li>\n`,
  },
  markdown: { before: '', between: '\n', after: '', writeItem: (item) => `- ${item}` },
  numbered: { before: '', between: '\n', after: '', writeItem: (item, index) => `${index + 1}. ${item}` },
};

/** Writes the items in one of the styles. Error: `resultTooLong` if the text is longer than a browser can store. */
export function writeList(items: readonly string[], listStyle: ListStyle): Result<string, 'resultTooLong'> {
  const { before, between, after, writeItem } = listStyle.style === 'plain' ? plainFrame(listStyle) : frames[listStyle.style];
  const written = items.map(writeItem);
  const length = written.reduce((sum, item) => sum + item.length + between.length, before.length + after.length);
  return isOverTextLimit(length) ? fail('resultTooLong', { field: 'list' }) : ok(before + written.join(between) + after);
}

function plainFrame({ onePerLine, ...typed }: ListStyle): Frame {
  const separator = resolveTypedEscapes(typed.separator);
  const itemPrefix = resolveTypedEscapes(typed.itemPrefix);
  const itemSuffix = resolveTypedEscapes(typed.itemSuffix);
  const listPrefix = resolveTypedEscapes(typed.listPrefix);
  const listSuffix = resolveTypedEscapes(typed.listSuffix);
  const isOwnLine = (text: string): boolean => onePerLine && text !== '';
  return {
    before: isOwnLine(listPrefix) ? `${listPrefix}\n` : listPrefix,
    between: onePerLine ? `${separator.trimEnd()}\n` : separator,
    after: isOwnLine(listSuffix) ? `\n${listSuffix}` : listSuffix,
    writeItem: (item) => itemPrefix + item + itemSuffix,
  };
}
