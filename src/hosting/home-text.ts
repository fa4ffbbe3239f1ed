import MarkdownIt from 'markdown-it';

const HEADING = /^#{2,3} /;
/**
 * The destination of a link after its text: an address in parentheses, in which parentheses must be balanced. Excludes `//`, which would
 * lead to another host.
 */
const ADDRESS = /\((?<address>(?:https?:|mailto:|#|\/(?!\/))(?:[^\s()]|\([^\s()]*\))*)\)/iy;

type Markdown = InstanceType<typeof MarkdownIt>;
type InlineState = Parameters<Markdown['inline']['tokenize']>[0];

/** The line boundaries of a text, as markdown-it stores them. */
interface Lines {
  readonly src: string;
  readonly bMarks: readonly number[];
  readonly tShift: readonly number[];
  readonly eMarks: readonly number[];
}

const lineAt = ({ src, bMarks, tShift, eMarks }: Lines, line: number): string =>
  src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);

/** `[text](address)`. The rule of markdown-it also supports titles, references, and entities. */
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
 * The small subset of Markdown that the owner's text may use: headings of levels 2 and 3, lists with hyphens, emphasis with asterisks,
 * code, and links. Everything else is plain text.
 */
function makeMarkdown(): Markdown {
  const made = new MarkdownIt('zero', { html: false }).enable(['list', 'heading', 'backticks', 'emphasis', 'link']);
  const { block, inline } = made;
  const interrupted = { alt: ['paragraph', 'reference', 'blockquote'] };
  const [list, heading] = block.ruler.getRules(''); // the enabled rules, in the order in which markdown-it runs them
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

/** Converts the owner's text for the home page to safe HTML. Takes linear time. */
export const writeHomeText = (text: string): string => (markdown ??= makeMarkdown()).render(text).trim();
