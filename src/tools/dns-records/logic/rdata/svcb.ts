import { ok, type Result } from '#core/result.ts';
import { formatIpv4, parseIpv4 } from '#domains/ip/ipv4.ts';
import { formatIpAddress } from '#domains/ip/ip-address.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import { readString } from './character-string.ts';
import { type FieldFault, type FieldKind, notA } from './field-kind.ts';
import { readBase64 } from './fields.ts';

/** IANA, DNS Service Bindings: Service Parameter Keys; the index is the number. */
const keys = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint', 'dohpath', 'ohttp'];
const LARGEST_KEY = 65_535;

function keyNumber(key: string): number | undefined {
  const known = keys.indexOf(key);
  if (known >= 0) return known;
  const number = /^key(0|[1-9]\d{0,4})$/.exec(key)?.[1];
  return number !== undefined && Number(number) <= LARGEST_KEY ? Number(number) : undefined;
}

/** The parameters of SVCB and HTTPS (RFC 9460, section 2.1), sorted by the numbers of their keys. */
export const parameters: FieldKind = {
  isRest: true,
  read(tokens) {
    const found = new Map<number, string>();
    for (const { text } of tokens) {
      const [, key = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
      const number = keyNumber(key.toLowerCase());
      if (number === undefined || found.has(number)) return notA(text, 'parameter');
      const written = writeParameter(number, value === undefined ? undefined : value.replace(/^"(.*)"$/s, '$1'), text);
      if (!written.ok) return written;
      found.set(number, written.value);
    }
    return ok([...found].toSorted(([one], [other]) => one - other).map(([, written]) => written));
  },
};

function writeParameter(number: number, value: string | undefined, text: string): Result<string, FieldFault> {
  const key = keys[number] ?? `key${number}`;
  const isFlag = key === 'no-default-alpn' || key === 'ohttp';
  if (isFlag) return value === undefined || value === '' ? ok(key) : notA(text, 'parameter');
  if (value === undefined || value === '') return keys[number] ? notA(text, 'parameter') : ok(key);
  const list = (read: (part: string) => string | undefined): Result<string, FieldFault> => {
    const parts = value.split(',').map(read);
    return parts.every((part) => part !== undefined) ? ok(`${key}=${parts.join(',')}`) : notA(text, 'parameter');
  };
  switch (key) {
    case 'mandatory': {
      const numbers = value.split(',').map((part) => keyNumber(part.toLowerCase()) ?? -1);
      if (numbers.includes(-1)) return notA(text, 'parameter');
      const sorted = numbers.toSorted((one, other) => one - other).map((each) => keys[each] ?? `key${each}`);
      return ok(`mandatory=${sorted.join(',')}`);
    }
    case 'port':
      return /^\d{1,5}$/.test(value) && Number(value) <= LARGEST_KEY ? ok(`port=${Number(value)}`) : notA(value, 'number', LARGEST_KEY);
    case 'ipv4hint':
      return list(ipv4Text);
    case 'ipv6hint':
      return list(ipv6Text);
    case 'ech': {
      const read = readBase64(value);
      return read.ok ? ok(`ech=${read.value}`) : read;
    }
    default:
      return ok(`${key}=${readString(value).written}`);
  }
}

function ipv4Text(text: string): string | undefined {
  const address = parseIpv4(text);
  return address.ok ? formatIpv4(address.value) : undefined;
}

function ipv6Text(text: string): string | undefined {
  const address = parseIpv6(text);
  return address.ok ? formatIpAddress({ family: 6, bits: address.value }) : undefined;
}
