import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJsonOrLines } from './json-lines.ts';
import type { JsonVisitor } from './walk-json.ts';

/** Records the visitor calls, with one sign for each. */
class Recorder implements JsonVisitor {
  calls = '';
  begin(_scanner: unknown, isObject: boolean) {
    this.calls += isObject ? '{' : '[';
  }
  name(scanner: Parameters<JsonVisitor['name']>[0]) {
    this.calls += `${scanner.content()}:`;
  }
  scalar(scanner: Parameters<JsonVisitor['scalar']>[0]) {
    this.calls += scanner.source();
  }
  end(_scanner: unknown, isObject: boolean) {
    this.calls += isObject ? '}' : ']';
  }
  comma() {
    this.calls += ',';
  }
  comment(scanner: Parameters<JsonVisitor['comment']>[0]) {
    this.calls += scanner.source();
  }
}

const callsOf = (text: string) => {
  const result = readJsonOrLines(text, () => new Recorder());
  return result.ok ? result.value.map(({ visitor }) => visitor.calls) : result.error.code;
};

describe('readJsonOrLines', () => {
  test('reads one value in any layout', () => {
    expect(callsOf('{"a": [1, /*c*/ \'x\',],\n b: NaN}')).toEqual(["{a:[1,/*c*/'x',],b:NaN}"]);
  });

  // jsonlines.org, "Examples".
  test('reads a value from each line, over blank ones', () => {
    expect(callsOf('["Name", "Session"]\n["Gilbert", "2013"]\r\n\n {"x": null}\n')).toEqual([
      '["Name","Session"]',
      '["Gilbert","2013"]',
      '{x:null}',
    ]);
  });

  test.each([
    ['[1]\n[2', 'jsonTextAfterValue'],
    ['{"a": 1\n', 'jsonEndsEarly'],
    ['x\ny', 'jsonWordUnknown'],
    ['', 'jsonValueExpected'],
  ])('returns the error of the whole text for %j', (text, code) => {
    expect(callsOf(text)).toBe(code);
  });

  test('reads any values on separate lines', () => {
    fc.assert(
      fc.property(fc.array(fc.json(), { minLength: 2, maxLength: 5 }), (values) => {
        expect(callsOf(values.join('\n'))).toHaveLength(values.length);
      }),
    );
  });
});
