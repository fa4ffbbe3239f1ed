import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSources, stringifySources } from './stored-sources.ts';

describe('parseSources', () => {
  test('reads the output of stringifySources', () => {
    fc.assert(
      fc.property(fc.record({ videoId: fc.string(), audioId: fc.string() }), (sources) => {
        expect(parseSources(stringifySources(sources))).toEqual(sources);
      }),
    );
  });

  test.each(['', 'null', '[]', '7', '{"videoId":7,"audioId":{}}', '{"videoId":'])('chooses nothing for %j', (source) => {
    expect(parseSources(source)).toEqual({ videoId: '', audioId: '' });
  });
});
