import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { declaration } from './declare.ts';

export type Network = Given<typeof declaration, 'encode'>;

/** IEEE 802.11-2020, section 9.4.2.2. */
const SSID_BYTES = 32;

/** IEEE 802.11-2020, annex J.4: 8 to 63 characters of ASCII, or 64 digits that stand for the key itself. */
const PRINTABLE_ASCII = /^[ -~]*$/;
const WPA_PASSWORD = /^(?:[ -~]{8,63}|[\da-f]{64})$/i;

/** IEEE 802.11-2020, section 12.3.2: a key of 40 or 104 bits, as characters or as digits. */
const WEP_KEY = /^(?:[ -~]{5}|[ -~]{13}|[\da-f]{10}|[\da-f]{26})$/i;

/** Errors: `ssidTooLong`, over 32 bytes of UTF-8; values: its `bytes`. */
export function checkSsid({ ssid }: Pick<Network, 'ssid'>) {
  const bytes = new TextEncoder().encode(ssid).length;
  return bytes > SSID_BYTES ? fail('ssidTooLong', { field: 'ssid', values: { bytes } }) : ok(null);
}

/** Errors, about `password`, if there is one: `wpaNotAscii`; `wpaLength`, values: its `length`; `wepLength`. */
export function checkPassword({ password, encryption }: Pick<Network, 'password' | 'encryption'>) {
  if (password === '') return ok(null);
  if (encryption === 'wpa' && !PRINTABLE_ASCII.test(password)) return fail('wpaNotAscii', { field: 'password' });
  if (encryption === 'wpa' && !WPA_PASSWORD.test(password)) {
    return fail('wpaLength', { field: 'password', values: { length: password.length } });
  }
  return encryption === 'wep' && !WEP_KEY.test(password) ? fail('wepLength', { field: 'password' }) : ok(null);
}

/**
 * What the QR code of a network says: WPA3 Specification 3.4, section 7.1, and for WPA2-EAP the fields of ZXing's wiki, “Barcode Contents”.
 * `null` until the SSID and what else is needed are filled in. Errors: those of `checkSsid` and `checkPassword`.
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

function writeFields({ ssid, password, identity, anonymousIdentity, ...wish }: Network): readonly string[] {
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
const typeFields: Readonly<Record<Network['encryption'], readonly string[]>> = {
  wpa: ['T:WPA'],
  wpa3: ['T:WPA', 'R:1'],
  wep: ['T:WEP'],
  eap: ['T:WPA2-EAP'],
  none: [],
};

const escaped = (text: string): string => text.replaceAll(/[\\;,":]/g, '\\$&');
