import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { SiteCondition } from '../../../src/core/page-settings.ts';
import { placeholders } from '../../../src/hosting/placeholders.ts';
import { marked } from './marked.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A replacement of a part of the page. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((each) => each.name === name)?.value;

/** The condition for a link to one of the owner's addresses in Markdown, which cannot express conditions. */
function ownersLink(element: Element): SiteCondition | undefined {
  const address = element.tagName === 'a' ? attribute(element, 'href') : undefined;
  const host = (['repository', 'social', 'support'] as const).find((name) => address?.startsWith(placeholders[name]));
  return host && `link:${host}`;
}

/** An empty comment between two texts that React treats as separate, because a browser would merge them. React inserts the same comment. */
const SEAM = '<!-- -->';

/** Whether there is text directly before or after this part. */
const isText = (html: string, before: number, after: number): boolean => html[before] !== '>' || html[after] !== '<';

function editsOf(html: string, element: Element, isWithin: boolean): readonly Edit[] {
  const { sourceCodeLocation: place } = element;
  if (!place?.startTag) return [];
  const { startOffset: start, endOffset: end, startTag } = place;
  // If the part is removed, the texts around it become neighbors.
  const seam = isText(html, start - 1, end) ? SEAM : '';
  const condition = attribute(element, 'data-when') as SiteCondition | undefined; // written by `when`
  if (condition !== undefined) {
    return [
      { start, end: start, text: `${seam}<!--?${condition}-->` },
      { start: end, end, text: '<!--/?-->' },
    ];
  }
  const link = (attribute(element, 'data-link-when') as SiteCondition | undefined) ?? (isWithin ? undefined : ownersLink(element)); // written by `linkWhen`
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

/** The attributes that `when` and `linkWhen` set, as React writes them. */
const MARKS = / data-(?:link-)?when="[^"]*"/g;

/**
 * Turns the attributes of `when` and `linkWhen` into the marks of a template: comments around the element, or around the tags of a link
 * whose text remains.
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

/** The IDs of tools that a page links to without a condition. The list must be empty. */
export function unmarkedLinks(template: string, toolIds: ReadonlySet<string>): readonly string[] {
  let depth = 0;
  return [...template.matchAll(/<!--\?|<!--\/\?-->|<a\b[^>]*\bhref="\/__base__\/(?<path>[^"#?]*)/g)].flatMap(([found, path]) => {
    if (found === '<!--?') depth++;
    else if (path === undefined) depth--;
    const name = path?.split('/').at(-1) ?? '';
    return depth === 0 && toolIds.has(name) ? [name] : [];
  });
}
