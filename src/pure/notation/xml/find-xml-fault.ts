import { doctypeAt } from './doctype.ts';
import { referenceFault } from './reference-fault.ts';
import { FORBIDDEN_CHARACTER } from './xml-characters.ts';
import { endAt, type XmlFault, type XmlFaultCode } from './xml-fault.ts';
import { MAX_EXPANSION, XmlEntities } from './xml-entities.ts';
import { NAME } from './xml-names.ts';

const SPACE = '[ \\t\\r\\n]';
const NAME_HERE = new RegExp(NAME, 'uy');
const ATTRIBUTE_START = new RegExp(`${SPACE}+(${NAME})`, 'uy');
const EQUALS = new RegExp(`${SPACE}*=${SPACE}*`, 'y');
const TAG_END = new RegExp(`${SPACE}*/?>`, 'y');
const END_TAG_END = new RegExp(`${SPACE}*>`, 'y');
const AFTER_TARGET = new RegExp(`${SPACE}|\\?>`, 'y');
const DECLARATION_START = new RegExp(`<\\?xml(?=${SPACE}|\\?>)`, 'y');
const VERSION = new RegExp(`<\\?xml${SPACE}+version${SPACE}*=${SPACE}*(?:"1\\.[0-9]+"|'1\\.[0-9]+')`, 'y');
const AFTER_VERSION = new RegExp(
  `(?:${SPACE}+encoding${SPACE}*=${SPACE}*(?:"[A-Za-z][\\w.-]*"|'[A-Za-z][\\w.-]*'))?` +
    `(?:${SPACE}+standalone${SPACE}*=${SPACE}*(?:"(?:yes|no)"|'(?:yes|no)'))?${SPACE}*\\?>`,
  'y',
);
const SPACES = new RegExp(`${SPACE}*`, 'y');

export interface XmlRules {
  /** Whether several root elements are allowed, as in a fragment of a document. */
  readonly allowsFragment: boolean;
  /** Whether entities are replaced by their texts and must be declared in the document, or are kept and may be declared elsewhere. */
  readonly resolvesEntities: boolean;
}

interface Open {
  readonly name: string;
  readonly at: number;
}

/**
 * Checks a text in one pass against the productions of XML 1.0 (fifth edition), except those of a document type definition. Stops at the
 * first error.
 */
class WellFormedness {
  readonly #xml: string;
  readonly #rules: XmlRules;
  readonly #open: Open[] = [];
  #at = 0;
  #roots = 0;
  #hasDoctype = false;
  #entities: XmlEntities | undefined;
  /** The number of characters that entities add. */
  #expansion = 0;
  /** The error of each entity's text when used as content, by name. */
  readonly #contentFaults = new Map<string, XmlFaultCode | undefined>();

  constructor(xml: string, rules: XmlRules) {
    this.#xml = xml;
    this.#rules = rules;
  }

  /** Whether a text is valid between a start tag and an end tag. */
  static isContent(text: string, rules: XmlRules): boolean {
    const content = new WellFormedness(text, rules);
    content.#open.push({ name: '', at: 0 }); // an empty name matches no end tag
    return !FORBIDDEN_CHARACTER.test(text) && content.#contentFault() === undefined && content.#open.length === 1;
  }

  fault(): XmlFault | undefined {
    const fault = this.#declaration();
    if (fault) return fault;
    const found = this.#contentFault();
    if (found) return found;
    const last = this.#open.at(-1);
    if (last) return { code: 'xmlElementOpen', at: this.#xml.length, values: { name: last.name } };
    return this.#roots === 0 ? { code: 'xmlElementMissing', at: this.#xml.length } : undefined;
  }

  #contentFault(): XmlFault | undefined {
    while (this.#at < this.#xml.length) {
      const found = this.#xml[this.#at] === '<' ? this.#markup() : this.#text();
      if (found) return found;
    }
    return undefined;
  }

  #declaration(): XmlFault | undefined {
    if (endAt(DECLARATION_START, this.#xml, 0) === undefined) return undefined;
    const versionEnd = endAt(VERSION, this.#xml, 0);
    if (versionEnd === undefined) return { code: 'xmlVersionMissing', at: endAt(SPACES, this.#xml, '<?xml'.length) ?? 0 };
    const end = endAt(AFTER_VERSION, this.#xml, versionEnd);
    if (end === undefined) return { code: 'xmlDeclarationInvalid', at: endAt(SPACES, this.#xml, versionEnd) ?? versionEnd };
    this.#at = end;
    return undefined;
  }

  #text(): XmlFault | undefined {
    const start = this.#at;
    const next = this.#xml.indexOf('<', start);
    const end = next === -1 ? this.#xml.length : next;
    this.#at = end;
    if (this.#open.length === 0) {
      const at = endAt(SPACES, this.#xml, start) ?? start;
      return at < end ? { code: 'xmlTextOutside', at } : undefined;
    }
    const fault = referenceFault(this.#xml, { start, end }, (name) => this.#entityFault(name, 'content'));
    const cdataEnd = this.#xml.slice(start, end).indexOf(']]>');
    return cdataEnd === -1 || (fault && fault.at < start + cdataEnd) ? fault : { code: 'xmlCdataEndInText', at: start + cdataEnd };
  }

  /** Checks a reference: section 4.1, and the constraints of its productions. */
  #entityFault(name: string, place: 'content' | 'attribute'): Pick<XmlFault, 'code' | 'values'> | undefined {
    if (!this.#hasDoctype) return { code: 'xmlEntityUndefined' };
    if (!this.#rules.resolvesEntities) return undefined;
    const entity = this.#entities?.textOf(name) ?? { code: 'xmlEntityUndefined' };
    const code = 'code' in entity ? entity.code : this.#textFault(name, entity.text, place);
    return code && { code, values: code === 'xmlEntitiesTooLarge' ? { max: MAX_EXPANSION } : {} };
  }

  #textFault(name: string, text: string, place: 'content' | 'attribute'): XmlFaultCode | undefined {
    this.#expansion += text.length;
    if (this.#expansion > MAX_EXPANSION) return 'xmlEntitiesTooLarge';
    if (place === 'attribute' && text.includes('<')) return 'xmlLessInAttribute';
    if (!this.#contentFaults.has(name))
      this.#contentFaults.set(name, WellFormedness.isContent(text, this.#rules) ? undefined : 'xmlEntityInvalid');
    return this.#contentFaults.get(name);
  }

  #markup(): XmlFault | undefined {
    const isNext = (opening: string): boolean => this.#xml.startsWith(opening, this.#at);
    if (isNext('</')) return this.#endTag();
    if (isNext('<?')) return this.#instruction();
    if (isNext('<!--')) return this.#comment();
    if (isNext('<![CDATA['))
      return this.#open.length === 0 ? { code: 'xmlTextOutside', at: this.#at } : this.#closed(']]>', 'xmlCdataOpen');
    if (isNext('<!DOCTYPE')) return this.#doctype();
    return isNext('<!') ? { code: 'xmlMarkupUnknown', at: this.#at } : this.#startTag();
  }

  /** Advances past the required `closing`. */
  #closed(closing: string, code: XmlFaultCode): XmlFault | undefined {
    const end = this.#xml.indexOf(closing, this.#at);
    if (end === -1) return { code, at: this.#at };
    this.#at = end + closing.length;
    return undefined;
  }

  #comment(): XmlFault | undefined {
    const hyphens = this.#xml.indexOf('--', this.#at + '<!--'.length);
    if (hyphens === -1) return { code: 'xmlCommentOpen', at: this.#at };
    if (this.#xml[hyphens + 2] !== '>') return { code: 'xmlHyphensInComment', at: hyphens };
    this.#at = hyphens + '-->'.length;
    return undefined;
  }

  #doctype(): XmlFault | undefined {
    if (this.#hasDoctype || this.#roots > 0 || this.#open.length > 0) return { code: 'xmlDoctypeMisplaced', at: this.#at };
    const doctype = doctypeAt(this.#xml, this.#at);
    if (!doctype) return { code: 'xmlDoctypeOpen', at: this.#at };
    const { subset, end } = doctype;
    this.#hasDoctype = true;
    if (this.#rules.resolvesEntities) this.#entities = XmlEntities.declaredIn(this.#xml.slice(subset.start, subset.end));
    this.#at = end;
    return undefined;
  }

  #instruction(): XmlFault | undefined {
    const start = this.#at + '<?'.length;
    const end = endAt(NAME_HERE, this.#xml, start) ?? start;
    if (end === this.#xml.length) return { code: 'xmlInstructionOpen', at: this.#at };
    if (end === start || endAt(AFTER_TARGET, this.#xml, end) === undefined) return { code: 'xmlInstructionInvalid', at: end };
    if (this.#xml.slice(start, end).toLowerCase() === 'xml') return { code: 'xmlDeclarationMisplaced', at: this.#at };
    return this.#closed('?>', 'xmlInstructionOpen');
  }

  #endTag(): XmlFault | undefined {
    const at = this.#at;
    const nameEnd = endAt(NAME_HERE, this.#xml, at + '</'.length);
    if (nameEnd === undefined) return { code: 'xmlTagNameMissing', at: at + '</'.length };
    const found = this.#xml.slice(at + '</'.length, nameEnd);
    const opened = this.#open.pop();
    if (!opened) return { code: 'xmlEndTagUnmatched', at, values: { name: found } };
    if (found !== opened.name) return { code: 'xmlEndTagWrong', at, values: { found, expected: opened.name }, openedAt: opened.at };
    const end = endAt(END_TAG_END, this.#xml, nameEnd);
    if (end === undefined) return { code: 'xmlEndTagOpen', at: endAt(SPACES, this.#xml, nameEnd) ?? nameEnd, values: { name: found } };
    this.#at = end;
    return undefined;
  }

  #startTag(): XmlFault | undefined {
    const at = this.#at;
    const nameEnd = endAt(NAME_HERE, this.#xml, at + 1);
    if (nameEnd === undefined) return { code: 'xmlTagNameMissing', at: at + 1 };
    if (this.#open.length === 0 && this.#roots > 0 && !this.#rules.allowsFragment) return { code: 'xmlContentAfterRoot', at };
    const name = this.#xml.slice(at + 1, nameEnd);
    this.#at = nameEnd;
    const fault = this.#attributes();
    if (fault) return fault;
    const end = endAt(TAG_END, this.#xml, this.#at);
    if (end === undefined) return { code: 'xmlStartTagOpen', at: endAt(SPACES, this.#xml, this.#at) ?? this.#at, values: { name } };
    this.#at = end;
    if (this.#open.length === 0) this.#roots += 1;
    if (this.#xml[end - 2] !== '/') this.#open.push({ name, at });
    return undefined;
  }

  #attributes(): XmlFault | undefined {
    const names = new Set<string>();
    for (;;) {
      ATTRIBUTE_START.lastIndex = this.#at;
      const name = ATTRIBUTE_START.exec(this.#xml)?.[1];
      if (name === undefined) return undefined;
      const nameEnd = ATTRIBUTE_START.lastIndex;
      const valueAt = endAt(EQUALS, this.#xml, nameEnd);
      const fault = valueAt === undefined ? { code: 'xmlAttributeValueMissing' as const, at: nameEnd } : this.#value(valueAt);
      if (fault) return fault;
      if (names.has(name)) return { code: 'xmlAttributeTwice', at: nameEnd - name.length, values: { name } };
      names.add(name);
    }
  }

  /** Checks an attribute value, including its quotes. */
  #value(at: number): XmlFault | undefined {
    const quote = this.#xml[at];
    if (quote !== '"' && quote !== "'") return { code: 'xmlAttributeValueMissing', at };
    const end = this.#xml.indexOf(quote, at + 1);
    const less = this.#xml.slice(at + 1, end === -1 ? undefined : end).indexOf('<');
    const valueEnd = less === -1 ? (end === -1 ? this.#xml.length : end) : at + 1 + less;
    const fault = referenceFault(this.#xml, { start: at + 1, end: valueEnd }, (name) => this.#entityFault(name, 'attribute'));
    if (fault) return fault;
    if (less !== -1) return { code: 'xmlLessInAttribute', at: valueEnd };
    if (end === -1) return { code: 'xmlAttributeOpen', at };
    this.#at = end + 1;
    return undefined;
  }
}

/** Finds the first error in an XML 1.0 text without a byte order mark. A blank text lacks an element. */
export function findXmlFault(xml: string, rules: XmlRules): XmlFault | undefined {
  const forbidden = FORBIDDEN_CHARACTER.exec(xml)?.index;
  const fault = new WellFormedness(xml, rules).fault();
  return forbidden === undefined || (fault && fault.at < forbidden) ? fault : { code: 'xmlCharacterForbidden', at: forbidden };
}
