import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { declaration } from './declare.ts';

export type Network = Given<typeof declaration, 'encode'>;

/** The maximum length of an SSID (IEEE 802.11-2020, section 9.4.2.2). */
const SSID_BYTES = 32;

/** IEEE 802.11-2020, annex J.4: 8 to 63 ASCII characters, or 64 hexadecimal digits for the key itself. */
const PRINTABLE_ASCII = /^[ -~]*$/;
const WPA_PASSWORD = /^(?:[ -~]{8,63}|[\da-f]{64})$/i;

/** IEEE 802.11-2020, section 12.3.2: a key of 40 or 104 bits, as characters or hexadecimal digits. */
const WEP_KEY = /^(?:[ -~]{5}|[ -~]{13}|[\da-f]{10}|[\da-f]{26})$/i;

/** Checks the length of the SSID. Error: `ssidTooLong` for more than 32 bytes of UTF-8, with `bytes`. */
export function checkSsid({ ssid }: Pick<Network, 'ssid'>) {
  const bytes = new TextEncoder().encode(ssid).length;
  return bytes > SSID_BYTES ? fail('ssidTooLong', { field: 'ssid', values: { bytes } }) : ok(null);
}

/** Checks a nonempty password. Errors about `password`: `wpaNotAscii`, `wpaLength` with `length`, and `wepLength`. */
export function checkPassword({ password, encryption }: Pick<Network, 'password' | 'encryption'>) {
  if (password === '') return ok(null);
  if (encryption === 'wpa' && !PRINTABLE_ASCII.test(password)) return fail('wpaNotAscii', { field: 'password' });
  if (encryption === 'wpa' && !WPA_PASSWORD.test(password)) {
    return fail('wpaLength', { field: 'password', values: { length: password.length } });
  }
  return encryption === 'wep' && !WEP_KEY.test(password) ? fail('wepLength', { field: 'password' }) : ok(null);
}

/**
 * Writes the text of a network's QR code (WPA3 Specification 3.4, section 7.1, and ZXing wiki, “Barcode Contents”, for WPA2-EAP). Returns
 * `null` until all required fields are filled in. Errors: those of `checkSsid` and `checkPassword`.
 */
export function encodeNetwork(network: Network) {
  const ssid = checkSsid(network);
  if (!ssid.ok) return ssid;
  const password = checkPassword(network);
  if (!password.ok) return password;
  return ok(isComplete(network) ? `WIFI:${writeFields(network).join(';')};;` : null);
}

function isComplete({ ssid, password, identity, encryption }: Network): boolean {
  return ssid !== '' && (encryption === 'none' || password !== '') && (encryption !== 'eap' || identity !== '');
}

function writeFields({ ssid, password, identity, anonymousIdentity, ...options }: Network): readonly string[] {
  const { encryption, hidden, eapMethod, eapPhase2 } = options;
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

/** The fields for each encryption. No standard defines `T:WPA3`. `R:1` (“transition disable”) excludes WPA2. */
const typeFields: Readonly<Record<Network['encryption'], readonly string[]>> = {
  wpa: ['T:WPA'],
  wpa3: ['T:WPA', 'R:1'],
  wep: ['T:WEP'],
  eap: ['T:WPA2-EAP'],
  none: [],
};

const escaped = (text: string): string => text.replaceAll(/[\\;,":]/g, '\\$&');
