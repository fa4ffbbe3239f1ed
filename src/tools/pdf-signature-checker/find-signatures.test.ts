import { describe, expect, test, vi } from 'vitest';
import { findSignatures, isEncryptedPdf } from './find-signatures.ts';

const HOSTILE_BYTES = 20_000_000;
/** Far more than a linear search takes on a busy machine, far less than any other. */
const PATIENCE_MS = 20_000;

vi.setConfig({ testTimeout: PATIENCE_MS });

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const signature = (name: string): string => `<< /Type /Sig /Name (${name}) /ByteRange [0 1 2 3] /Contents <00> >>`;

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
    ['inside of arrays and dictionaries', `1 0 obj [ << /V ${signature('a')} >> ] endobj`, ['a']],
    ['behind a definition that breaks off', `1 0 obj ( /ByteRange [ 2 0 obj ${signature('b')} endobj`, ['b']],
    ['behind words that look like a definition', `1 0 obj ${signature('an obj')} endobj`, ['an obj']],
    ['not outside of definitions', signature('a'), []],
  ])('finds signatures %s', (_what, file, names) => {
    expect(namesIn(file)).toEqual(names);
  });

  test.each([
    ['what every key begins with', '/', ''],
    ['keys without a definition', '/ByteRange', ''],
    ['words that look like definitions', 'an obj/ByteRange ', ''],
    ['definitions of strings that do not end', '1 0 obj(/ByteRange', ''],
    ['definitions of hexadecimal strings that do not end', '1 0 obj<0/ByteRange', ''],
    ['one string of escapes', '\\1', '1 0 obj<</ByteRange ('],
    ['references to nothing', '/Encrypt ', '1 0 obj<</ByteRange '],
  ])('finds nothing in linear time in a file full of %s', (_what, unit, start) => {
    const file = new Uint8Array(Buffer.alloc(HOSTILE_BYTES, unit));
    file.set(bytesOf(start));
    expect([...findSignatures(file)]).toEqual([]);
    expect(isEncryptedPdf(file)).toBe(false);
  });
});

describe('isEncryptedPdf', () => {
  test.each(['/Encrypt 5 0 R', '/Encrypt\n12 0  R>>', '/Encrypt<</Filter/Standard>>', '/EncryptMetadata true /Encrypt 1 0 R'])(
    'knows it by %j',
    (trailer) => {
      expect(isEncryptedPdf(bytesOf(`%PDF-1.7 trailer << ${trailer}`))).toBe(true);
    },
  );

  test.each(['/Encrypt', '/Encrypt 5', '/Encrypt 5 0', '/Encrypt 5 0 X', '/EncryptMetadata true', '/Encrypt [', 'Encrypt 5 0 R'])(
    'does not take %j for it',
    (trailer) => {
      expect(isEncryptedPdf(bytesOf(`%PDF-1.7 trailer << ${trailer}`))).toBe(false);
    },
  );
});
