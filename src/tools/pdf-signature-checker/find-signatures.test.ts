import { describe, expect, test, vi } from 'vitest';
import { findSignatures, isEncryptedPdf } from './find-signatures.ts';

const HOSTILE_BYTES = 20_000_000;
/** Far longer than a linear search takes on a busy machine, and far shorter than a slower algorithm. */
const PATIENCE_MS = 20_000;

vi.setConfig({ testTimeout: PATIENCE_MS });

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const signature = (name: string): string => `<< /Type /Sig /Name (${name}) /ByteRange [0 1 2 3] /Contents <00> >>`;

/** Escapes each character of each name. */
const escaped = (text: string): string =>
  text.replaceAll(/(?<=\/)\w+/g, (name) => [...name].map((character) => `#${character.charCodeAt(0).toString(16)}`).join(''));

function namesIn(file: string): readonly string[] {
  return [...findSignatures(bytesOf(file))].map((entries) => {
    const name = entries.get('Name');
    return name?.kind === 'string' ? String.fromCharCode(...name.bytes) : '';
  });
}

describe('findSignatures', () => {
  test.each([
    ['in the order of the file', `1 0 obj ${signature('a')} endobj 2 0 obj ${signature('b')} endobj`, ['a', 'b']],
    ['once, however often its key occurs', `1 0 obj << /V ${signature('a')} /Note (/ByteRange /ByteRange) >> endobj`, ['a']],
    ['inside arrays and dictionaries', `1 0 obj [ << /V ${signature('a')} >> ] endobj`, ['a']],
    ['after an incomplete definition', `1 0 obj ( /ByteRange [ 2 0 obj ${signature('b')} endobj`, ['b']],
    ['after words that look like a definition', `1 0 obj ${signature('an obj')} endobj`, ['an obj']],
    ['after a string that contains a definition', `1 0 obj << /Note (2 0 obj << >> 3 0 obj) /V ${signature('a')} >> endobj`, ['a']],
    ['after a comment that contains a definition', `1 0 obj << % 2 0 obj\n /V ${signature('a')} >> endobj`, ['a']],
    ['with a header on several lines', `1\n0\r\nobj\n${signature('a')} endobj`, ['a']],
    // ISO 32000-1, section 7.3.5: a character of a name may be written as a number sign and its hexadecimal code.
    ['with an escaped key', `1 0 obj ${signature('a').replace('/ByteRange', '/Byte#52ange')} endobj`, ['a']],
    ['with fully escaped keys', `1 0 obj ${escaped(signature('a'))} endobj`, ['a']],
    ['not with another key', `1 0 obj ${signature('a').replace('/ByteRange', '/ByteRange#20')} endobj`, []],
    ['not outside definitions', signature('a'), []],
  ])('finds signatures: %s', (_what, file, names) => {
    expect(namesIn(file)).toEqual(names);
  });

  test.each([
    ['slashes', '/', ''],
    ['keys without a definition', '/ByteRange', ''],
    ['words that look like definitions', 'an obj/ByteRange ', ''],
    ['definitions of unterminated strings', '1 0 obj(/ByteRange', ''],
    ['definitions of unterminated hexadecimal strings', '1 0 obj<0/ByteRange', ''],
    ['escapes in one string', '\\1', '1 0 obj<</ByteRange ('],
    ['references without a target', '/Encrypt ', '1 0 obj<</ByteRange '],
    ['escapes', '/#42#79#74#65#52', ''],
    ['white space before words that look like a definition', ' '.repeat(5000) + 'obj/ByteRange', ''],
  ])('finds no signatures in a file full of %s', (_what, unit, start) => {
    const file = new Uint8Array(Buffer.alloc(HOSTILE_BYTES, unit));
    file.set(bytesOf(start));
    expect([...findSignatures(file)]).toEqual([]);
    expect(isEncryptedPdf(file)).toBe(false);
  });
});

describe('isEncryptedPdf', () => {
  test.each([
    '/Encrypt 5 0 R',
    '/Encrypt\n12 0  R>>',
    '/Encrypt<</Filter/Standard>>',
    '/EncryptMetadata true /Encrypt 1 0 R',
    '/#45ncryp#74 5 0 R',
  ])('recognizes %j', (trailer) => {
    expect(isEncryptedPdf(bytesOf(`%PDF-1.7 trailer << ${trailer}`))).toBe(true);
  });

  test.each([
    '/Encrypt',
    '/Encrypt 5',
    '/Encrypt 5 0',
    '/Encrypt 5 0 X',
    '/EncryptMetadata true',
    '/Encrypt [',
    'Encrypt 5 0 R',
    '/Encrypt#20 5 0 R',
  ])('rejects %j', (trailer) => {
    expect(isEncryptedPdf(bytesOf(`%PDF-1.7 trailer << ${trailer}`))).toBe(false);
  });
});
