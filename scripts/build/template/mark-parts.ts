import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { SiteCondition } from '../../../src/core/page-settings.ts';
import { placeholders } from '../../../src/settle/placeholders.ts';
import { marked } from './marked.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A text of the page, and what stands in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((each) => each.name === name)?.value;

/** What holds for the owner's links in a text, which is Markdown and can say nothing of conditions. */
function ownersLink(element: Element): SiteCondition | undefined {
  const address = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  const host = (['repository', 'social', 'support'] as const).find((name) => address?.startsWith(placeholders[name]));
  return host && `link:${host}`;
}

/** Between two texts that React knows apart there must be something, or a browser reads them as one. React itself puts this there, and skips it. */
const SEAM = '<!-- -->';

/** Whether a text ends before, or begins after, that another one may run into. */
const isText = (html: string, before: number, after: number): boolean => html[before] !== '>' || html[after] !== '<';

function editsOf(html: string, element: Element, isWithin: boolean): readonly Edit[] {
  const { sourceCodeLocation: place } = element;
  if (!place?.startTag) return [];
  const { startOffset: start, endOffset: end, startTag } = place;
  // Where nothing of it is left, the texts around it meet.
  const seam = isText(html, start - 1, end) ? SEAM : '';
  const condition = attribute(element, 'data-when') as SiteCondition | undefined; // `when` wrote it
  if (condition !== undefined) {
    return [
      { start, end: start, text: `${seam}<!--?${condition}-->` },
      { start: end, end, text: '<!--/?-->' },
    ];
  }
  const link = (attribute(element, 'data-link-when') as SiteCondition | undefined) ?? (isWithin ? undefined : ownersLink(element)); // as above
  if (link === undefined || !place.endTag) return [];
  const { endTag } = place;
  return [
    { start, end: startTag.endOffset, text: SEAM + marked(link, html.slice(start, startTag.endOffset)) },
    { start: endTag.startOffset, end, text: marked(link, html.slice(endTag.startOffset, end)) + SEAM },
  ];
}

function* walk(html: string, nodes: readonly Node[], isWithin: boolean): Iterable<Edit> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield* editsOf(html, node, isWithin);
    yield* walk(html, node.childNodes, isWithin || attribute(node, 'data-when') !== undefined);
  }
}

/** The attributes by which components say it, as React writes them. */
const MARKS = / data-(?:link-)?when="[^"]*"/g;

/**
 * Turns what components say with `when` and `linkWhen` into the marks of a template: comments around the element, or around the tags of a link
 * whose text stays.
 */
export function markParts(html: string): string {
  if (!html.includes('-when="') && !html.includes('.invalid')) return html;
  const { childNodes } = parse(html, { sourceCodeLocationInfo: true });
  const edits = [...walk(html, childNodes, false)].toSorted((one, other) => one.start - other.start || one.end - other.end);
  let text = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits) {
    text += html.slice(at, start) + replacement;
    at = end;
  }
  return (text + html.slice(at)).replaceAll(MARKS, '');
}

/** The links of a page to tools that are there whatever a site has: there must be none. */
export function unmarkedLinks(template: string, toolIds: ReadonlySet<string>): readonly string[] {
  let depth = 0;
  return [...template.matchAll(/<!--\?|<!--\/\?-->|<a\b[^>]*\bhref="\/__base__\/(?<path>[^"#?]*)/g)].flatMap(([found, path]) => {
    if (found === '<!--?') depth++;
    else if (path === undefined) depth--;
    const name = path?.split('/').at(-1) ?? '';
    return depth === 0 && toolIds.has(name) ? [name] : [];
  });
}
