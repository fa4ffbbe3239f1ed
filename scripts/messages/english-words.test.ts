import { describe, expect, test } from 'vitest';
import { wordFaults } from './english-words.ts';

const faultsOf = (text: string, key = 'view.text'): readonly string[] => wordFaults(new Map([[key, text]]));

describe('the wording check for English texts', () => {
  test.each([
    ['Save as preset …', 'the ellipsis without'],
    ['80 % of it', 'it without a space'],
    ['{{percent}} %', 'it without a space'],
    ['This is no settings file.', '“is not a”'],
    ['This works offline, too.', '“also”'],
    ['Your e-mail address', 'email'],
    ['SPF look-ups', 'lookup'],
    ['Remove white space', 'whitespace'],
    ['User name', 'username'],
    ['Cipher text to decrypt', 'ciphertext'],
    ['Quote the ids', 'IDs'],
    ['It stopped because of a fault of ours.', 'bug'],
    ['Not valid Base64.', 'Invalid'],
    ['Needs a hash to compare.', 'an instruction'],
    ['Type a number.', 'Enter'],
    ['The address stands in the header.', 'is or appears'],
    ['One line was left out.', 'skipped'],
    ['Works without a network.', 'offline'],
    ['84 tools, 3.1 MB to go.', 'left'],
    ['Please update the page.', 'nothing in its place'],
    ['Drawn anew.', 'plain English'],
    ['Done!', 'no exclamation mark'],
    ['Redraw', 'Refresh'],
    ['Choose a colour.', 'or, as in color'],
  ])('refuses “%s” and suggests %s', (text, instead) => expect(faultsOf(text)).toEqual([expect.stringContaining(`write ${instead}`)]));

  test.each([
    'Export…',
    '80%',
    'There is no root element.',
    'This is no longer true.',
    'Too large',
    'The first dot stands for the @.',
    'Not valid before {{date}}',
    'Copied!',
  ])('accepts “%s”', (text) => expect(faultsOf(text)).toEqual([]));

  test('refuses a vague label, except for an input column', () => {
    expect(faultsOf('Output', 'outputs.result')).toHaveLength(1);
    expect(faultsOf('Output', 'outputs.table.columns.input')).toEqual([]);
  });

  test.each(['listing.keywords', 'palette.stopWords', 'fields.header.placeholder'])('accepts any word in %s', (key) => {
    expect(faultsOf('colour, e-mail, please', key)).toEqual([]);
  });
});
