import type { Given } from '#core/declaration.ts';
import type { Block, Emphasis } from './block.ts';
import type { declaration } from './declare.ts';
import type { Sentence, Token } from './sentence.ts';
import { type TextLanguage, writings } from './text-language.ts';

type Format = Given<typeof declaration, 'generate'>['format'];

/** Writes one sentence after the other. */
type WriteSentences = (sentences: readonly Sentence[], emphasis?: Emphasis) => string;

/** Writes the text in its format. HTML has one element per line, with its direction unless it is left to right. */
export function writeBlocks(blocks: readonly Block[], format: Format, language: TextLanguage): string {
  const { space, isRightToLeft } = writings[language];
  const write: WriteSentences = (sentences, emphasis = {}) =>
    sentences
      .flat()
      .map((token, index) => writeToken(token, index, emphasis))
      .join(space);
  switch (format) {
    case 'plain':
      return blocks.map((block) => writePlain(block, write)).join('\n\n');
    case 'html':
      return blocks.map((block) => writeHtml(block, write, isRightToLeft ? ' dir="rtl"' : '')).join('\n');
    case 'markdown':
      return blocks.map((block) => writeMarkdown(block, write)).join('\n\n');
  }
}

/** The text without tags and marks, for counting words and characters. */
export const writeBare = (blocks: readonly Block[], format: Format, language: TextLanguage): string =>
  format === 'html'
    ? blocks.map((block) => writeBlocks([block], 'plain', language)).join('\n')
    : writeBlocks(
        blocks.map(({ kind, sentences }) => ({ kind, sentences })),
        'plain',
        language,
      );

function writeToken({ word, mark }: Token, index: number, { bold, italic, link }: Emphasis): string {
  if (index === bold) return `**${word}**${mark}`;
  if (index === italic) return `*${word}*${mark}`;
  if (index === link) return `[${word}](https://example.com)${mark}`;
  return word + mark;
}

const isList = ({ kind }: Block): boolean => kind === 'bullets' || kind === 'numbers';

function writePlain(block: Block, write: WriteSentences): string {
  const { sentences } = block;
  return isList(block) ? sentences.map((sentence) => write([sentence])).join('\n') : write(sentences);
}

function writeHtml(block: Block, write: WriteSentences, direction: string): string {
  const { sentences } = block;
  if (!isList(block)) return `<p${direction}>${write(sentences)}</p>`;
  const items = sentences.map((sentence) => `  <li${direction}>${write([sentence])}</li>`);
  return [`<ul${direction}>`, ...items, '</ul>'].join('\n');
}

function writeMarkdown({ kind, sentences, emphasis }: Block, write: WriteSentences): string {
  switch (kind) {
    case 'heading':
      return `# ${write(sentences)}`;
    case 'quote':
      return `> ${write(sentences)}`;
    case 'paragraph':
      return write(sentences, emphasis);
    case 'bullets':
      return sentences.map((sentence) => `- ${write([sentence])}`).join('\n');
    case 'numbers':
      return sentences.map((sentence, index) => `${index + 1}. ${write([sentence])}`).join('\n');
  }
}
