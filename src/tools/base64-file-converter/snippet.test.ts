import { describe, expect, test } from 'vitest';
import { type EncodedFile, makeSnippet, SHOWN_LENGTH } from './snippet.ts';

const encoded: EncodedFile = {
  fileName: 'a [1].png',
  mediaType: 'image/png',
  byteCount: 3,
  base64Length: 4,
  beginning: 'AAAA',
  base64: new Blob(['AAAA']),
};

const longEncoded: EncodedFile = {
  ...encoded,
  base64Length: 120_000,
  beginning: 'A'.repeat(SHOWN_LENGTH),
  base64: new Blob(['A'.repeat(120_000)]),
};

describe('makeSnippet', () => {
  test.each([
    ['dataUri', 'data:image/png;base64,AAAA'], // RFC 2397
    ['base64', 'AAAA'],
    ['html', '<img src="data:image/png;base64,AAAA">'],
    ['css', 'background-image: url("data:image/png;base64,AAAA");'],
    ['markdown', String.raw`![a \[1\].png](data:image/png;base64,AAAA)`], // CommonMark 0.31.2, section 6.4
  ] as const)('writes the format %s: %s', (format, snippet) => {
    expect(makeSnippet(encoded, format)).toMatchObject({ text: snippet, whole: undefined, length: snippet.length });
  });

  test.each(['base64', 'html', 'css'] as const)('shows the beginning of a long snippet as %s, and keeps all of it', async (format) => {
    const snippet = makeSnippet(longEncoded, format);
    const whole = (await snippet.whole?.text()) ?? '';
    expect(whole).toBe(makeSnippet(encoded, format).text.replace('AAAA', 'A'.repeat(120_000)));
    expect(snippet).toMatchObject({ text: whole.slice(0, SHOWN_LENGTH), length: whole.length });
  });

  test('shows all of a snippet at the length limit', () => {
    const file = { ...longEncoded, base64Length: SHOWN_LENGTH };
    expect(makeSnippet(file, 'base64')).toMatchObject({ text: file.beginning, whole: undefined });
    expect(makeSnippet(file, 'dataUri').whole).toBeDefined();
  });
});
