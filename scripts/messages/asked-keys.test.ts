import { describe, expect, test } from 'vitest';
import { askedBy } from './asked-keys.ts';
import { readCodeWords } from './code-words.ts';

const uses = (source: string, key: string): boolean => askedBy([readCodeWords(source, true)])(key);

describe('code uses a key', () => {
  test.each([
    ['that it names', "t('view.hello')"],
    ['that it names in a choice of two', "t(isBig ? 'view.hello' : 'view.other')"],
    ['that a template gives with a word of the code', "const kind = 'hello'; t(`view.${kind}`)"],
    ['that a template gives with the name of a property', 'const kinds = { hello: 1 }; t(`view.${kind}`)'],
    ['that a template gives with a word of a type', "type Kind = 'hello'; t(`view.${kind}`)"],
    ['that a template gives with a word of a list in one text', "const kinds = 'bye hello'.split(' '); t(`view.${kind}`)"],
    ['that a template gives with what another template gives', "const part = 'he'; const kind = `${part}llo`; t(`view.${kind}`)"],
  ])('%s', (_what, source) => expect(uses(source, 'view.hello')).toBe(true));
});

describe('code does not use a key', () => {
  test.each([
    ['that only a comment has', "// t('view.hello')\nt('view.other')"],
    ['whose last word it does not know', "const kind = 'other'; t(`view.${kind}`)"],
    ['of another family', "const kind = 'hello'; t(`errors.${kind}`)"],
    ['whose last word is only the name of a variable', 'const hello = 1; t(`view.${hello}`)'],
  ])('%s', (_what, source) => expect(uses(source, 'view.hello')).toBe(false));
});
