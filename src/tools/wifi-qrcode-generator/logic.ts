import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { qrScan } from '#formats/qr/qr-scan.ts';
import { inputs, options } from './fields.ts';

type Inputs = ValuesOf<typeof inputs>;
type Options = ValuesOf<typeof options>;

/** IEEE 802.11-2020, section 9.4.2.2. */
const SSID_BYTES = 32;

/** IEEE 802.11-2020, annex J.4: 8 to 63 characters of ASCII, or 64 digits that stand for the key itself. */
const PRINTABLE_ASCII = /^[ -~]*$/;
const WPA_PASSWORD = /^(?:[ -~]{8,63}|[\da-f]{64})$/i;

/** IEEE 802.11-2020, section 12.3.2: a key of 40 or 104 bits, as characters or as digits. */
const WEP_KEY = /^(?:[ -~]{5}|[ -~]{13}|[\da-f]{10}|[\da-f]{26})$/i;

/** Errors: `ssidTooLong`, over 32 bytes of UTF-8; values: its `bytes`. */
export function checkSsid({ ssid }: Pick<Inputs, 'ssid'>) {
  const bytes = new TextEncoder().encode(ssid).length;
  return bytes > SSID_BYTES ? fail('ssidTooLong', { field: 'ssid', values: { bytes } }) : ok(ssid);
}

/** Errors, about `password`, if there is one: `wpaNotAscii`; `wpaLength`, values: its `length`; `wepLength`. */
export function checkPassword({ password }: Pick<Inputs, 'password'>, { encryption }: Pick<Options, 'encryption'>) {
  if (password === '') return ok(password);
  if (encryption === 'wpa' && !PRINTABLE_ASCII.test(password)) return fail('wpaNotAscii', { field: 'password' });
  if (encryption === 'wpa' && !WPA_PASSWORD.test(password)) {
    return fail('wpaLength', { field: 'password', values: { length: password.length } });
  }
  return encryption === 'wep' && !WEP_KEY.test(password) ? fail('wepLength', { field: 'password' }) : ok(password);
}

/**
 * What the QR code of a network says: WPA3 Specification 3.4, section 7.1, and for WPA2-EAP the fields of ZXing's wiki, “Barcode Contents”.
 * Empty until the SSID and what else is needed are filled in. Errors: those of `checkSsid` and `checkPassword`.
 */
export function encodeNetwork(given: Inputs, wish: Options) {
  const ssid = checkSsid(given);
  if (!ssid.ok) return ssid;
  const password = checkPassword(given, wish);
  if (!password.ok) return password;
  return ok(isComplete(given, wish) ? `WIFI:${writeFields(given, wish).join(';')};;` : '');
}

function isComplete({ ssid, password, identity }: Inputs, { encryption }: Options): boolean {
  return ssid !== '' && (encryption === 'none' || password !== '') && (encryption !== 'eap' || identity !== '');
}

function writeFields({ ssid, password, identity, anonymousIdentity }: Inputs, wish: Options): readonly string[] {
  const { encryption, hidden, eapMethod, eapPhase2 } = wish;
  return [
    ...typeFields[encryption],
    `S:${escaped(ssid)}`,
    ...(hidden ? ['H:true'] : []),
    ...(encryption === 'eap'
      ? [
          `E:${eapMethod}`,
          ...(eapPhase2 === 'none' ? [] : [`PH2:${eapPhase2}`]),
          ...(anonymousIdentity === '' ? [] : [`A:${escaped(anonymousIdentity)}`]),
          `I:${escaped(identity)}`,
        ]
      : []),
    ...(encryption === 'none' ? [] : [`P:${escaped(password)}`]),
  ];
}

/** No standard knows `T:WPA3`: that WPA2 is out of the question is said by `R:1`, “transition disable”. */
const typeFields: Readonly<Record<Options['encryption'], readonly string[]>> = {
  wpa: ['T:WPA'],
  wpa3: ['T:WPA', 'R:1'],
  wep: ['T:WEP'],
  eap: ['T:WPA2-EAP'],
  none: [],
};

const escaped = (text: string): string => text.replaceAll(/[\\;,":]/g, '\\$&');

export const operations = {
  encode: defineOperation({ inputs, options, produces: 'text', thread: 'main', run: encodeNetwork }),
  scan: defineOperation({ ...qrScan, thread: 'worker' }),
};
