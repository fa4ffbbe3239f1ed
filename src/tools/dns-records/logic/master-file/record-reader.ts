import type { ToolError } from '#core/result.ts';
import { type DnsRecord, nameKey, withoutDot } from '../dns-record.ts';
import { type Expected, isError, type Problem, type ProblemCode } from '../problems/problem.ts';
import { readRdata } from '../rdata/read-rdata.ts';
import { canonicalType } from '../rdata/type-names.ts';
import { rdataTypes } from '../rdata/types.ts';
import { readName } from './domain-name.ts';
import { readHead } from './read-owner.ts';
import type { Entry, Token } from './tokens.ts';
import { parseTtl } from './ttl.ts';

/** Reads entries in sequence, and keeps the state for the next one: origin, TTL, owner, and class. */
export class RecordReader {
  readonly records: DnsRecord[] = [];
  readonly problems: Problem[] = [];
  firstOrigin: string | undefined;
  lacksOrigin = false;
  hasKnownType = false;
  #origin: string | undefined;
  #defaultTtl: number | undefined;
  #lastTtl: number | undefined;
  #lastOwner: string | undefined;
  #lastClass = 'IN';

  constructor(origin: string | undefined) {
    this.#origin = origin;
  }

  read(entry: Entry, section: string | undefined): void {
    const [first] = entry.tokens;
    if (!entry.isIndented && first && !first.isQuoted && first.text.startsWith('$') && this.#directive(first.text.toUpperCase(), entry))
      return;
    this.#record(entry, section);
  }

  /** Processes a directive. Returns false for anything else. */
  #directive(word: string, { tokens, line }: Entry): boolean {
    const { text = '' } = tokens[1] ?? {};
    if (word === '$INCLUDE' || word === '$GENERATE') this.problems.push({ code: 'notFollowed', line, values: { directive: word } });
    else if (word === '$TTL') {
      this.#defaultTtl = parseTtl(text);
      if (this.#defaultTtl === undefined) this.problems.push({ code: 'notA', line, values: { type: word, text }, expected: 'ttl' });
    } else if (word === '$ORIGIN') {
      const origin = readName(text, this.#origin ?? '.');
      if (origin.ok) {
        this.#origin = origin.value;
        this.firstOrigin ??= origin.value;
      } else this.#refuse(word, text, line, origin.error);
    } else return false;
    return true;
  }

  #record(entry: Entry, section: string | undefined): void {
    const { line } = entry;
    const head = readHead(entry, this.#lastOwner);
    const type = canonicalType(head.type);
    const problemsBefore = this.problems.length;
    if (head.problem) this.problems.push(head.problem);
    const owner = head.owner
      ? this.#owner(head.owner.text, type ?? head.type.toUpperCase(), line)
      : (this.#lastOwner ?? this.#origin ?? '.');
    this.#lastOwner = owner;
    this.#lastClass = head.recordClass ?? this.#lastClass;
    this.#lastTtl = head.ttl ?? this.#lastTtl;
    const read = type === undefined ? undefined : readRdata(type, head.data, this.#origin ?? '.');
    if (type === undefined) this.problems.push({ code: 'notAType', line, values: { text: head.type } });
    else this.hasKnownType = true;
    if (read && !read.ok) this.#refuse(type ?? '', '', line, read.error);
    const hasError = this.problems.slice(problemsBefore).some(isError);
    this.records.push({
      owner,
      key: nameKey(owner),
      ttl: head.ttl ?? this.#defaultTtl ?? this.#lastTtl ?? Number.NaN,
      recordClass: this.#lastClass,
      type: type ?? head.type.toUpperCase(),
      data: read?.ok ? read.value.data : head.data.map(asTyped).join(' '),
      fields: read?.ok ? read.value.fields : [],
      nameAt: read?.ok ? read.value.nameAt : [],
      line,
      hasError,
      ...(section === undefined ? {} : { section }),
    });
    if (read?.ok && type !== undefined) this.#relativeNames(type, head.data, line);
  }

  #owner(text: string, type: string, line: number): string {
    const owner = readName(text, this.#origin ?? '.');
    if (!owner.ok) {
      this.#refuse(type, text, line, owner.error);
      return text;
    }
    this.#checkRelative(text, owner.value, line);
    return owner.value;
  }

  #relativeNames(type: string, data: readonly Token[], line: number): void {
    if (data[0]?.text === '\\#') return;
    for (const [index, field] of (rdataTypes[type]?.fields ?? []).entries()) {
      const { text = '' } = data[index] ?? {};
      if (field.isName && text !== '@' && !text.endsWith('.')) this.#checkRelative(text, `${text}.${this.#origin ?? ''}`, line);
    }
  }

  /** Records whether a relative name lacks an origin, and warns if it seems to contain the origin already. */
  #checkRelative(text: string, name: string, line: number): void {
    if (text.endsWith('.')) return;
    if (this.#origin === undefined) this.lacksOrigin = true;
    else if (this.#origin !== '.' && text !== '@') {
      const origin = nameKey(withoutDot(this.#origin));
      const relative = nameKey(text);
      if (relative === origin || relative.endsWith(`.${origin}`)) this.problems.push({ code: 'finalDot', line, values: { name } });
    }
  }

  #refuse(type: string, text: string, line: number, { code, values, words }: ToolError): void {
    const isNotAName = code === 'notAName';
    const expected = (isNotAName ? 'name' : words?.['expected']) as Expected | undefined; // the words of `notA`
    this.problems.push({
      code: (isNotAName ? 'notA' : code) as ProblemCode, // errors of names and data have the same codes as problems
      line,
      values: { text, ...values, type },
      ...(expected ? { expected } : {}),
    });
  }
}

const asTyped = ({ text, isQuoted }: Token): string => (isQuoted ? `"${text}"` : text);
