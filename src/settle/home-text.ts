import MarkdownIt from 'markdown-it';

const HEADING = /^#{2,3} /;
/** What follows a link's words: nothing but an address, in which brackets come in pairs, in brackets. Two slashes would lead to another host. */
const ADDRESS = /\((?<address>(?:https?:|mailto:|#|\/(?!\/))(?:[^\s()]|\([^\s()]*\))*)\)/iy;

type Markdown = InstanceType<typeof MarkdownIt>;
type InlineState = Parameters<Markdown['inline']['tokenize']>[0];

/** Where lines begin and end in a text, as markdown-it keeps it. */
interface Lines {
  readonly src: string;
  readonly bMarks: readonly number[];
  readonly tShift: readonly number[];
  readonly eMarks: readonly number[];
}

const lineAt = ({ src, bMarks, tShift, eMarks }: Lines, line: number): string =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);

/** `[text](address)`: that of markdown-it knows titles, references and entities, too. */
function link(state: InlineState, silent: boolean): boolean {
  const { pos: start, posMax, md } = state;
  if (state.src[start] !== '[') return false;
  const end = md.helpers.parseLinkLabel(state, start, true);
  ADDRESS.lastIndex = end + 1;
  const found = end < 0 ? null : ADDRESS.exec(state.src);
  if (!found || ADDRESS.lastIndex > posMax) return false;
  const after = ADDRESS.lastIndex;
  if (!silent) {
    state.push('link_open', 'a', 1).attrs = [['href', md.normalizeLink(found.groups?.['address'] ?? '')]];
    state.pos = start + 1;
    state.posMax = end;
    md.inline.tokenize(state);
    state.push('link_close', 'a', -1);
  }
  state.pos = after;
  state.posMax = posMax;
  return true;
}

/**
 * The few marks of Markdown that an owner's words may have; everything else is text: of the headings those of the second and third level, of
 * the lists those with a hyphen, of the emphases those with stars.
 */
function makeMarkdown(): Markdown {
  const made = new MarkdownIt('zero', { html: false }).enable(['list', 'heading', 'backticks', 'emphasis', 'link']);
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
  inline.ruler.at('link', link);
  inline.ruler.at('emphasis', (state, silent) => state.src[state.pos] === '*' && emphasis(state, silent));
  return made;
}

let markdown: Markdown | undefined;

/** What an owner says on the home page, as HTML in which nothing is his but the words. Linear in the length of the text. */
export const writeHomeText = (text: string): string => (markdown ??= makeMarkdown()).render(text).trim();
