import MarkdownIt from 'markdown-it';

const HEADING = /^#{2,3} /;
const ADDRESS = /^(?:https?:|mailto:|#|\/(?!\/))/i;

type Markdown = InstanceType<typeof MarkdownIt>;

/** Where lines begin and end in a text, as markdown-it keeps it. */
interface Lines {
  readonly src: string;
  readonly bMarks: readonly number[];
  readonly tShift: readonly number[];
  readonly eMarks: readonly number[];
}

const lineAt = ({ src, bMarks, tShift, eMarks }: Lines, line: number): string =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);

/**
 * The few marks of Markdown that an owner's words may have; everything else is text: of the headings those of the second and third level, of
 * the lists those with a hyphen, of the emphases those with stars.
 */
function makeMarkdown(): Markdown {
  const made = new MarkdownIt('zero', { html: false }).enable(['list', 'heading', 'backticks', 'emphasis', 'link']);
  made.validateLink = (address) => ADDRESS.test(address.trim());
  const { block, inline } = made;
  const interrupted = { alt: ['paragraph', 'reference', 'blockquote'] };
  const [list, heading] = block.ruler.getRules(''); // what is enabled, in the order in which markdown-it asks
  const [, , emphasis] = inline.ruler.getRules('');
  if (!list || !heading || !emphasis) throw new Error('markdown-it asks its rules in another order.');
  block.ruler.at('list', (state, from, to, silent) => lineAt(state, from).startsWith('- ') && list(state, from, to, silent), interrupted);
  block.ruler.at(
    'heading',
    (state, from, to, silent) => HEADING.test(lineAt(state, from)) && heading(state, from, to, silent),
    interrupted,
  );
  inline.ruler.at('emphasis', (state, silent) => state.src[state.pos] === '*' && emphasis(state, silent));
  return made;
}

let markdown: Markdown | undefined;

/** What an owner says on the home page, as HTML in which nothing is his but the words. Linear in the length of the text. */
export const writeHomeText = (text: string): string => (markdown ??= makeMarkdown()).render(text).trim();
