import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

/** The metadata of an HTML page. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string;
  /** The meta elements in document order, one entry for each name or property. */
  readonly metas: readonly { readonly name: string; readonly content: string }[];
}

type Attributes = ReadonlyMap<string, string>;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  readonly attributes: Attributes;
  /** The offset after its `>`. */
  readonly end: number;
}

// The beginnings of tags, and of comments and similar constructs, which can contain text that looks like a tag (HTML Standard, section
// 13.2.5, which defines how each one ends).
const MARKUP = /<(?:!--|[!?]|\/?[a-z]|\/)/gi;
const COMMENT_END = /--!?>/g;
const TAG_NAME = /[^\t\n\f\r />]*/y;
/** Matches the end of a tag, or an attribute. The last group is an unclosed quote. */
const ATTRIBUTE =
  /[\t\n\f\r /]*?(?:(\/?>)|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)|(?=>)|(["'])))?)/y;

/** Elements whose content is text, not markup. */
const TEXT_ONLY: readonly string[] = ['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'textarea', 'title'];
/** SVG and MathML elements. A `title` inside them is not the title of the page. */
const FOREIGN: readonly string[] = ['svg', 'math'];

/** Reads the title, the canonical link, and the meta elements of a page like a browser without scripts. */
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
    if (name === 'meta') foreign = 0; // `meta` ends foreign content: HTML Standard, section 13.2.6.5
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

/** `property` is a list (RDFa Core, section 5). Some pages also add a `name` for parsers that support only one of the two. */
const namesOf = (attributes: Attributes): readonly string[] => {
  const names = [...(attributes.get('property') ?? '').split(/[\t\n\f\r ]+/), (attributes.get('name') ?? '').trim()];
  return [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => name !== '');
};

/**
 * Finds the next tag after an offset and skips comments and similar constructs. Returns `undefined` if there is no further complete tag.
 */
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

/** The offset after a comment whose text begins at `start`, or 0 if the comment is unclosed. */
function endOfComment(html: string, start: number): number {
  const [empty] = /^-?>/.exec(html.slice(start, start + 2)) ?? [];
  if (empty !== undefined) return start + empty.length;
  COMMENT_END.lastIndex = start;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : 0;
}

/** The offset of the end tag of a text-only element, or the end of the document. */
function endOfText(html: string, name: string, start: number): number {
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  endTag.lastIndex = start;
  return endTag.exec(html)?.index ?? html.length;
}

/** Parses the tag whose name begins at `start`. */
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
