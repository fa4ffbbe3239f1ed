import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

/** What is said of a page in its HTML. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string;
  /** The meta elements in their order, by each property and the name they have. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
}

type Attributes = ReadonlyMap<string, string>;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  readonly attributes: Attributes;
  /** Behind its `>`. */
  readonly end: number;
}

// The parts of HTML that a tag can be mistaken in: HTML Standard, section 13.2.5, which names the states and says what ends each.
const MARKUP = /<(?:!--|[!?]|\/?[a-z]|\/)/gi;
const COMMENT_END = /--!?>/g;
const TAG_NAME = /[^\t\n\f\r />]*/y;
/** The end of the tag, or an attribute. The last group is a quote that nothing closes. */
const ATTRIBUTE =
  /[\t\n\f\r /]*?(?:(\/?>)|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)|(?=>)|(["'])))?)/y;

/** Elements whose text is no markup. */
const TEXT_ONLY: readonly string[] = ['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'textarea', 'title'];
/** Drawings and formulas: a title in them is not that of the page. */
const FOREIGN: readonly string[] = ['svg', 'math'];

/** Reads the title, the canonical link and the meta elements of a page, as a browser that runs no scripts would. */
export function pageHead(source: string): PageHead {
  const html = source.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  const metas: { readonly name: string; readonly content: string }[] = [];
  const links: Attributes[] = [];
  let title: string | undefined;
  let templates = 0;
  let foreign = 0;

  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const { name, isEnd, isSelfClosing, attributes } = tag;
    const step = isEnd ? -1 : 1;
    if (name === 'template') templates = Math.max(0, templates + step);
    if (FOREIGN.includes(name) && !isSelfClosing) foreign = Math.max(0, foreign + step);
    if (isEnd) continue;
    if (name === 'plaintext') break;
    if (name === 'meta') foreign = 0; // it ends them: HTML Standard, section 13.2.6.5
    if (TEXT_ONLY.includes(name) && foreign === 0) {
      const end = endOfText(html, name, tag.end);
      if (name === 'title' && templates === 0) title ??= html.slice(tag.end, end);
      tag = { ...tag, end };
    }
    if (templates > 0) continue;
    if (name === 'link') links.push(attributes);
    const content = attributes.get('content');
    if (name === 'meta' && content !== undefined) metas.push(...namesOf(attributes).map((each) => ({ name: each, content })));
  }

  const canonical = links.find((link) =>
    (link.get('rel') ?? '')
      .toLowerCase()
      .split(/[\t\n\f\r ]+/)
      .includes('canonical'),
  );
  return {
    title: decodeHTML(title ?? '')
      .replaceAll(/[\t\n\f\r ]+/g, ' ')
      .replaceAll(/^ | $/g, ''),
    canonical: canonical?.get('href') ?? '',
    metas,
  };
}

/** RDFa Core, section 5: `property` is a list. Pages also have a name beside it, for readers that know only one of them. */
const namesOf = (attributes: Attributes): readonly string[] => {
  const names = [...(attributes.get('property') ?? '').split(/[\t\n\f\r ]+/), (attributes.get('name') ?? '').trim()];
  return [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => name !== '');
};

/** The next tag from an offset on, past comments and what counts as such; `undefined` where there is none, or one that does not end. */
function nextTag(html: string, from: number): Tag | undefined {
  MARKUP.lastIndex = from;
  for (let found = MARKUP.exec(html); found; found = MARKUP.exec(html)) {
    const [opening] = found;
    if (/[a-z]$/i.test(opening)) return tagAt(html, found.index + opening.length - 1, opening.startsWith('</'));
    const end = opening === '<!--' ? endOfComment(html, MARKUP.lastIndex) : html.indexOf('>', found.index) + 1;
    if (end === 0) return undefined;
    MARKUP.lastIndex = end;
  }
  return undefined;
}

/** Behind the comment whose text begins there; 0 where it does not end. */
function endOfComment(html: string, start: number): number {
  const [empty] = /^-?>/.exec(html.slice(start, start + 2)) ?? [];
  if (empty !== undefined) return start + empty.length;
  COMMENT_END.lastIndex = start;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : 0;
}

/** Where the text of an element ends that holds no markup: before its end tag. */
function endOfText(html: string, name: string, start: number): number {
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  endTag.lastIndex = start;
  return endTag.exec(html)?.index ?? html.length;
}

/** The tag whose name begins there. */
function tagAt(html: string, start: number, isEnd: boolean): Tag | undefined {
  TAG_NAME.lastIndex = start;
  const name = (TAG_NAME.exec(html)?.[0] ?? '').toLowerCase();
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = TAG_NAME.lastIndex;
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const [, close, attribute = '', double, single, plain, unclosed] = found;
    if (close !== undefined) return { name, isEnd, isSelfClosing: close === '/>', attributes, end: ATTRIBUTE.lastIndex };
    if (unclosed !== undefined) return undefined;
    const key = attribute.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeHTMLAttribute(double ?? single ?? plain ?? ''));
  }
  return undefined;
}
