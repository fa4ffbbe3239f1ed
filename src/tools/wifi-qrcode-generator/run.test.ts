import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { encodeQr } from '#domains/qr/encode-qr.ts';
import { pixelsOfModules, readWithZxing } from '#test/support/samples/independent-qr-decoders.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { checkPassword, checkSsid, type Network } from './encode-network.ts';
import { run } from './run.ts';

const initial = { ...initialValues(declaration.inputs), ...initialValues(declaration.options) };

const encode = (given: Partial<Network>) => run.encode({ ...initial, ...given });

describe('encode', () => {
  // The examples of the tool's specification. Escaped ones are from the ZXing wiki, “Barcode Contents”, and R:1 is from WPA3 Specification
  // 3.4, section 7.1.
  test.each([
    [{ ssid: 'mynetwork', password: 'mypass12' }, {}, 'WIFI:T:WPA;S:mynetwork;P:mypass12;;'],
    [{ ssid: '"foo;bar\\baz"' }, { encryption: 'none' }, 'WIFI:S:\\"foo\\;bar\\\\baz\\";;'],
    [{ ssid: 'n', password: 'secret' }, { encryption: 'wpa3', hidden: true }, 'WIFI:T:WPA;R:1;S:n;H:true;P:secret;;'],
    [{ ssid: 'n', password: 'ignored' }, { encryption: 'none', hidden: true }, 'WIFI:S:n;H:true;;'],
    [{ ssid: 'old', password: '0123456789' }, { encryption: 'wep' }, 'WIFI:T:WEP;S:old;P:0123456789;;'],
    [{ ssid: ' a ', password: ' 12345678 ' }, {}, 'WIFI:T:WPA;S: a ;P: 12345678 ;;'],
    [{ ssid: 'Home', password: 'a\\b;c,d"e:f' }, {}, 'WIFI:T:WPA;S:Home;P:a\\\\b\\;c\\,d\\"e\\:f;;'],
    [{ ssid: 'Grüße', password: 'Pässwörd' }, { encryption: 'wpa3' }, 'WIFI:T:WPA;R:1;S:Grüße;P:Pässwörd;;'],
    [
      { ssid: 'uni', password: 'p', identity: 'me@uni.example' },
      { encryption: 'eap' },
      'WIFI:T:WPA2-EAP;S:uni;E:PEAP;PH2:MSCHAPV2;I:me@uni.example;P:p;;',
    ],
    [
      { ssid: 'uni', password: 'p', identity: 'a:b', anonymousIdentity: 'anon;1' },
      { encryption: 'eap', eapMethod: 'TTLS', eapPhase2: 'PAP', hidden: true },
      'WIFI:T:WPA2-EAP;S:uni;H:true;E:TTLS;PH2:PAP;A:anon\\;1;I:a\\:b;P:p;;',
    ],
    [
      { ssid: 'uni', password: 'p', identity: 'i' },
      { encryption: 'eap', eapMethod: 'PWD', eapPhase2: 'none' },
      'WIFI:T:WPA2-EAP;S:uni;E:PWD;I:i;P:p;;',
    ],
  ] as const)('for %o with %o is %s', (inputs, options, encoded) => {
    expect(encode({ ...inputs, ...options })).toEqual({ ok: true, value: encoded });
  });

  test.each([
    [{}, {}],
    [{ ssid: 'n' }, {}],
    [{ password: '12345678' }, {}],
    [{ ssid: 'n' }, { encryption: 'wep' }],
    [{ ssid: 'n' }, { encryption: 'wpa3' }],
    [{ ssid: 'n', password: 'p' }, { encryption: 'eap' }],
    [{ ssid: 'n', identity: 'i' }, { encryption: 'eap' }],
    [{ password: 'p' }, { encryption: 'none' }],
  ] as const)('for %o with %o returns nothing, because something is missing', (inputs, options) => {
    expect(encode({ ...inputs, ...options })).toEqual({ ok: true, value: null });
  });

  test('is read by another decoder, field by field, as what was typed', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab\\;,":é你 '), minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(text, text, async (ssid, password) => {
        const encoded = encode({ ssid, password, encryption: 'wpa3' });
        const code = encodeQr((encoded.ok && encoded.value) || '', 'medium');
        const read = code.ok ? (await readWithZxing(pixelsOfModules(code.value.modules)))?.text : undefined;
        // The value of a field ends at the first unescaped semicolon.
        const valueOf = (name: string) => new RegExp(`[:;]${name}:(?<value>(?:\\\\.|[^\\\\;])*);`).exec(read ?? '')?.groups?.['value'];
        expect([valueOf('S'), valueOf('P')].map((value) => value?.replaceAll(/\\(.)/g, '$1'))).toEqual([ssid, password]);
      }),
      { numRuns: runs(50) },
    );
  });
});

describe('checkSsid', () => {
  test('accepts at most 32 bytes of UTF-8', () => {
    expect(checkSsid({ ssid: 'é'.repeat(16) }).ok).toBe(true);
    expect(checkSsid({ ssid: `${'é'.repeat(17)}x` })).toEqual({
      ok: false,
      error: { code: 'ssidTooLong', field: 'ssid', values: { bytes: 35 } },
    });
  });
});

describe('checkPassword', () => {
  test.each([
    ['wpa', 'x'.repeat(8)],
    ['wpa', '~'.repeat(63)],
    ['wpa', 'aB'.repeat(32)],
    ['wpa3', 'x'],
    ['wpa3', 'é'],
    ['wep', 'abcde'],
    ['wep', 'abcdefghijklm'],
    ['wep', '0123456789'],
    ['wep', '0123456789ABCDEFabcdef0123'],
    ['eap', 'é'],
    ['none', 'é'],
    ['wpa', ''],
  ] as const)('for %s accepts %s', (encryption, password) => {
    expect(checkPassword({ password, encryption })).toEqual({ ok: true, value: null });
  });

  test.each([
    ['wpa', 'short', 'wpaLength', { length: 5 }],
    ['wpa', 'x'.repeat(64), 'wpaLength', { length: 64 }],
    ['wpa', 'é', 'wpaNotAscii', undefined],
    ['wpa', '12345678\n', 'wpaNotAscii', undefined],
    ['wep', 'abcdef', 'wepLength', undefined],
    ['wep', 'ghijklmnop', 'wepLength', undefined],
    ['wep', 'ééééé', 'wepLength', undefined],
  ] as const)('for %s refuses %s: %s', (encryption, password, code, values) => {
    expect(checkPassword({ password, encryption })).toEqual({
      ok: false,
      error: { code, field: 'password', ...(values && { values }) },
    });
  });
});

describe('draw', () => {
  test('draws the code of the network in its colors, or nothing if something is missing', () => {
    const network = { ssid: 'mynetwork', password: 'mypass12' };
    expect(run.draw({ ...initial, ...network, foreground: '#036' })).toMatchObject({
      ok: true,
      value: { version: 3, mode: 'byte', used: 35, picture: { svg: expect.stringContaining('fill="#036"') as string } },
    });
    expect(run.draw(initial)).toEqual({ ok: true, value: null });
  });

  test.each([
    [{ ssid: 'x'.repeat(33) }, 'ssidTooLong'],
    [{ password: 'short' }, 'wpaLength'],
    [{ foreground: 'black' }, 'foregroundNotAColor'],
    [{ encryption: 'wpa3', password: 'x'.repeat(3000) }, 'tooManyBytes'],
  ] as const)('refuses %j', (chosen, code) => {
    expect(run.draw({ ...initial, ssid: 'n', password: 'mypass12', ...chosen })).toMatchObject({ ok: false, error: { code } });
  });
});

const pixelsOf = (text: string): File => {
  const code = encodeQr(text, 'medium');
  return new File([pixelsOfModules(code.ok ? code.value.modules : [])], 'pixels');
};

describe('the scan test', () => {
  const given = { ...initial, ssid: 'n', password: 'mypass12' };
  test.each([
    ['WIFI:T:WPA;S:n;P:mypass12;;', {}, true],
    ['WIFI:T:WPA;S:m;P:mypass12;;', {}, false],
    ['WIFI:T:WPA;S:n;P:mypass12;;', { foreground: '#ffffff', background: '#000000' }, false],
  ])('for %s with %j: %s', async (text, chosen, isReadable) => {
    expect(await run.scan({ ...given, ...chosen, pixels: pixelsOf(text) })).toEqual({ ok: true, value: isReadable });
  });

  test.each([[{}], [{ ssid: '' }]])('returns nothing without a code: %j', async (chosen) => {
    expect(await run.scan({ ...given, ...chosen, pixels: null })).toEqual({ ok: true, value: null });
  });
});
