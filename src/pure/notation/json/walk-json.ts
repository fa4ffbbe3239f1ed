import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '../../text/excerpt.ts';
import { textPosition } from '../../text/text-position.ts';
import type { JsonScanner, JsonTokenKind } from './json-scanner.ts';

/** Called in the order of the text, with the scanner at the token in question. */
export interface JsonVisitor {
  readonly begin: (scanner: JsonScanner, isObject: boolean) => void;
  readonly name: (scanner: JsonScanner) => void;
  /** A string, number or word; a word is `true`, `false`, `null`, `NaN` or `Infinity`. */
  readonly scalar: (scanner: JsonScanner) => void;
  readonly end: (scanner: JsonScanner, isObject: boolean) => void;
  readonly comma: (scanner: JsonScanner) => void;
  readonly comment: (scanner: JsonScanner) => void;
}

/** Where the grammar stands. `first…` is what may follow an opening bracket, `next…` what may follow a comma. */
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

/** What is wrong with a token by itself, wherever it stands. */
const FAULTS: Partial<Record<JsonTokenKind, JsonErrorCode>> = {
  badEscape: 'jsonEscapeInvalid',
  openString: 'jsonStringOpen',
  openComment: 'jsonCommentOpen',
};

const WORDS = new Set(['true', 'false', 'null', 'NaN', 'Infinity']);

/**
 * Reads one text of the scanner's grammar to its end, without recursion. Errors: the first token that cannot stand where
 * it stands, with `line` and `column` and what the code's sentence quotes: `token`, or `bracket` that is missing at the end.
 */
export function walkJson(scanner: JsonScanner, visitor: JsonVisitor): Result<undefined, JsonErrorCode> {
  /** For each open bracket whether it is a brace. */
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

/** Whether RFC 8259 lacks what JSON5 and JSONC have: the token itself, names without quotes and commas before a closing bracket. */
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
