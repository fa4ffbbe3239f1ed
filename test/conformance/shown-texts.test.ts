import { describe, expect, test } from 'vitest';
import { declaredTools } from './declared-tools.ts';
import { missingTexts, shownTexts } from './shown-texts.ts';

const toolOf = (id: string) => declaredTools.find((tool) => tool.id === id)!;

describe('missingTexts', () => {
  const shown = [
    { name: 'length', label: 'Length', texts: ['12'] },
    { name: 'words', label: 'Words', texts: ['one two', 'three'] },
  ];

  test('finds all texts, whatever their line breaks', () => {
    expect(missingTexts('Length 12 Words one\ntwo three', shown)).toEqual([]);
    expect(missingTexts('Length 12', [{ name: 'length', label: 'Length', texts: ['`12`'] }])).toEqual([]);
  });

  test('names missing and differing texts with the label of their output', () => {
    expect(missingTexts('Length 13 Words one two', shown)).toEqual(['Length: 12', 'Words: three']);
  });

  test('ignores outputs that the page does not show', () => {
    expect(missingTexts('Length 12', shown)).toEqual([]);
  });
});

describe('shownTexts', () => {
  test('contains the outputs of an operation for the values', async () => {
    const shown = await shownTexts(toolOf('roman-numeral-converter'), { text: 'XIV' });
    expect(shown).toContainEqual({ name: 'number', label: 'Number', texts: ['14'] });
  });

  test('omits random outputs', async () => {
    const { declaration } = toolOf('token-generator');
    const values = Object.fromEntries(Object.entries(declaration.options).map(([name, { initial }]) => [name, initial]));
    const labels = (await shownTexts(toolOf('token-generator'), values)).map(({ label }) => label);
    expect(labels).toContain('Alphabet size');
    expect(labels).not.toContain('Tokens');
  });
});
