import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sequence, Set as AsnSet, Utf8String } from 'asn1js';
import * as fc from 'fast-check';
import { AttributeTypeAndValue, Certificate, RelativeDistinguishedNames } from 'pkijs';
import { describe, expect, test, vi } from 'vitest';
import { outputOf } from '#test/support/output-of.ts';
import { commonNameOf, formatName } from './distinguished-name.ts';

vi.setConfig({ testTimeout: 30_000 });

const nameOf = (...pairs: readonly (readonly [type: string, text: string])[]): RelativeDistinguishedNames => {
  const attributes = pairs.map(([type, value]) => new AttributeTypeAndValue({ type, value: new Utf8String({ value }) }).toSchema());
  const sets = attributes.map((attribute) => new AsnSet({ value: [attribute] }));
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: sets }).toBER());
};
const CN = '2.5.4.3';

/** Decodes an escaped value (RFC 4514, section 3). */
const unescaped = (written: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Buffer.concat(
      (written.match(/\\[\da-f]{2}|\\.|[^\\]+/gis) ?? []).map((part) =>
        /^\\[\da-f]{2}$/i.test(part) ? Buffer.from(part.slice(1), 'hex') : Buffer.from(part.replace(/^\\/, '')),
      ),
    ),
  );

describe('formatName', () => {
  // The examples of RFC 4514, section 4, except for type names that are not supported here.
  test.each([
    ['James "Jim" Smith, III', String.raw`CN=James \"Jim\" Smith\, III`],
    ['Before\rAfter', String.raw`CN=Before\0dAfter`],
    ['Lučić', 'CN=Lučić'],
    [' a ', String.raw`CN=\ a\ `],
    ['#a#', String.raw`CN=\#a#`],
    [' ', String.raw`CN=\ `],
    ['a\0b', String.raw`CN=a\00b`],
    ['1+1=2; <b>\\', String.raw`CN=1\+1=2\; \<b\>\\`],
    ['a, O=Bank', String.raw`CN=a\, O=Bank`],
    ['', 'CN='],
  ])('writes %j as %j', (text, written) => {
    expect(formatName(nameOf([CN, text]))).toBe(written);
  });

  test('writes the bytes of the value for a type without a short name: RFC 4514, section 4', () => {
    expect(formatName(nameOf(['1.3.6.1.4.1.1466.0', 'Hi']))).toBe('1.3.6.1.4.1.1466.0=#0c024869');
  });

  test('writes unambiguous names', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.constantFrom(' ', '#', ',', '+', '\\', '"', '\0', '\n', '0', 'é'), fc.string({ maxLength: 1 })) }),
        (text) => {
          const written = formatName(nameOf(['2.5.4.10', 'x'], [CN, text]));
          expect(written).toMatch(/^CN=(?:[^\\"+,;<>]|\\[^])*, O=x$/);
          expect(unescaped(written.slice('CN='.length, -', O=x'.length))).toBe(text);
        },
      ),
    );
  });

  // `-nameopt RFC2253` of OpenSSL 3.0 omits the space after the comma.
  test('matches OpenSSL, including several attributes in one set', () => {
    const folder = mkdtempSync(join(tmpdir(), 'name-'));
    const lines = [
      'C=GB',
      String.raw`O=\#Smith, Jones & \"Sons\"`,
      'OU=a;b<c>d',
      '+CN=Ada + Eve',
      String.raw`L=a\\b`,
      '0.1.2.3.4=unknown',
      'ST=Łódź',
    ];
    writeFileSync(
      join(folder, 'x.cnf'),
      `[req]\nprompt=no\nstring_mask=utf8only\nutf8=yes\ndistinguished_name=n\n[n]\n${lines.join('\n')}\n`,
    );
    const parameters = [
      '-x509',
      '-newkey',
      'ed25519',
      '-nodes',
      '-keyout',
      'x.key',
      '-out',
      'x.pem',
      '-config',
      'x.cnf',
      '-multivalue-rdn',
    ];
    outputOf('openssl', ['req', ...parameters], folder);
    const expected = outputOf('openssl', ['x509', '-in', 'x.pem', '-noout', '-subject', '-nameopt', 'RFC2253,-esc_msb'], folder);
    const { raw } = new X509Certificate(readFileSync(join(folder, 'x.pem')));
    rmSync(folder, { recursive: true });
    const written = formatName(Certificate.fromBER(new Uint8Array(raw)).subject);
    const asOpenSsl = written.replaceAll(/(?<!\\), /g, ',').replace(/#[\da-f]+/, (bytes) => bytes.toUpperCase());
    expect(asOpenSsl).toBe(expected.trim().replace(/^subject=/, ''));
  });
});

describe('commonNameOf', () => {
  test('returns the unchanged common name, or else the whole name', () => {
    expect(commonNameOf(nameOf(['2.5.4.10', 'Smith, Jones'], [CN, 'Ada, "Eve"']))).toBe('Ada, "Eve"');
    expect(commonNameOf(nameOf(['2.5.4.10', 'Smith, Jones']))).toBe(String.raw`O=Smith\, Jones`);
  });
});
