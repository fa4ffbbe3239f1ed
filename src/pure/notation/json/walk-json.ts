import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '../../text/excerpt.ts';
import { textPosition } from '../../text/text-position.ts';
import type { JsonScanner, JsonTokenKind } from './json-scanner.ts';

/** Methods called in text order, with the scanner at the current token. */
export interface JsonVisitor {
  readonly begin: (scanner: JsonScanner, isObject: boolean) => void;
  readonly name: (scanner: JsonScanner) => void;
  /** A string, number, or word. A word is `true`, `false`, `null`, `NaN`, or `Infinity`. */
  readonly scalar: (scanner: JsonScanner) => void;
  readonly end: (scanner: JsonScanner, isObject: boolean) => void;
  readonly comma: (scanner: JsonScanner) => void;
  readonly comment: (scanner: JsonScanner) => void;
}

/** The position in the grammar: `first…` after an opening bracket, `next…` after a comma. */
type Place = 'value' | 'firstItem' | 'nextItem' | 'firstName' | 'nextName' | 'colon' | 'afterItem' | 'afterMember' | 'afterText';

export type JsonErrorCode =
  | 'jsonValueExpected'
  | 'jsonNameExpected'
  | 'jsonColonExpected'
  | 'jsonCommaOrBraceExpected'
  | 'jsonCommaOrBracketExpected'
  | 'jsonWordUnknown'
  | 'jsonNumberInvalid'
  | 'jsonEscapeInvalid'
  | 'jsonStringOpen'
  | 'jsonCommentOpen'
  | 'jsonTextAfterValue'
  | 'jsonEndsEarly';

const EXPECTED = {
  value: 'jsonValueExpected',
  firstItem: 'jsonValueExpected',
  nextItem: 'jsonValueExpected',
  firstName: 'jsonNameExpected',
  nextName: 'jsonNameExpected',
  colon: 'jsonColonExpected',
  afterItem: 'jsonCommaOrBracketExpected',
  afterMember: 'jsonCommaOrBraceExpected',
  afterText: 'jsonTextAfterValue',
} as const satisfies Record<Place, JsonErrorCode>;

/** The errors of tokens that are invalid anywhere. */
const FAULTS: Partial<Record<JsonTokenKind, JsonErrorCode>> = {
  badEscape: 'jsonEscapeInvalid',
  openString: 'jsonStringOpen',
  openComment: 'jsonCommentOpen',
};

const WORDS = new Set(['true', 'false', 'null', 'NaN', 'Infinity']);

/**
 * Reads one text in the scanner's grammar to its end, without recursion. Errors: the first unexpected token, with `line`, `column`, and the
 * values of the message: the `token`, or the `bracket` that is missing at the end.
 */
export function walkJson(scanner: JsonScanner, visitor: JsonVisitor): Result<undefined, JsonErrorCode> {
  /** Whether each open bracket is a brace. */
  const open: boolean[] = [];
  let place: Place = 'value';

  const afterValue = (): Place => {
    const isObject = open.at(-1);
    return isObject === undefined ? 'afterText' : isObject ? 'afterMember' : 'afterItem';
  };

  for (;;) {
    scanner.next();
    const { kind } = scanner;
    if (scanner.grammar === 'json' && isBeyondJson(scanner, place)) return fault(scanner, place, open.at(-1));
    if (kind === 'comment') visitor.comment(scanner);
    else if (kind === ',' && (place === 'afterItem' || place === 'afterMember')) {
      visitor.comma(scanner);
      place = place === 'afterItem' ? 'nextItem' : 'nextName';
    } else if (kind === ':' && place === 'colon') place = 'value';
    else if ((kind === '}' && canEndObject(place)) || (kind === ']' && canEndArray(place))) {
      open.pop();
      visitor.end(scanner, kind === '}');
      place = afterValue();
    } else if (isName(scanner) && (place === 'firstName' || place === 'nextName')) {
      visitor.name(scanner);
      place = 'colon';
    } else if ((kind === '{' || kind === '[') && isValuePlace(place)) {
      const isObject = kind === '{';
      open.push(isObject);
      visitor.begin(scanner, isObject);
      place = isObject ? 'firstName' : 'firstItem';
    } else if (isScalar(scanner) && isValuePlace(place)) {
      visitor.scalar(scanner);
      place = afterValue();
    } else if (kind === 'end' && place === 'afterText') return ok(undefined);
    else return fault(scanner, place, open.at(-1));
  }
}

/** Whether RFC 8259 lacks a feature of JSON5 or JSONC: the token itself, an unquoted name, or a trailing comma. */
const isBeyondJson = ({ kind, isStrict }: JsonScanner, place: Place) =>
  !isStrict ||
  kind === 'comment' ||
  (kind === 'word' && place.endsWith('Name')) ||
  ((kind === '}' || kind === ']') && place.startsWith('next'));
const canEndObject = (place: Place) => place === 'firstName' || place === 'nextName' || place === 'afterMember';
const canEndArray = (place: Place) => place === 'firstItem' || place === 'nextItem' || place === 'afterItem';
const isValuePlace = (place: Place) => place === 'value' || place === 'firstItem' || place === 'nextItem';
const isName = ({ kind }: JsonScanner) => kind === 'string' || kind === 'word';
const isScalar = (scanner: JsonScanner) =>
  scanner.kind === 'string' || scanner.kind === 'number' || (scanner.kind === 'word' && WORDS.has(scanner.source()));

function fault(scanner: JsonScanner, place: Place, isObject: boolean | undefined): Result<never, JsonErrorCode> {
  const { text, kind, start } = scanner;
  const at = (code: JsonErrorCode, quoted: Record<string, string> = {}) =>
    fail(code, { at: start, values: { ...textPosition(text, start), ...quoted } });
  const token = excerpt(scanner.source());

  if (kind === 'end' && isObject !== undefined) return at('jsonEndsEarly', { bracket: isObject ? '}' : ']' });
  const itself = FAULTS[kind];
  if (itself && (isValuePlace(place) || place.endsWith('Name') || kind === 'openComment')) return at(itself, { token });
  if (isValuePlace(place) && kind === 'word') return at('jsonWordUnknown', { token });
  if (isValuePlace(place) && (kind === 'badNumber' || kind === 'number')) return at('jsonNumberInvalid', { token });
  return at(EXPECTED[place]);
}
