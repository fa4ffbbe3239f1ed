import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { blockAround, type Ipv4Block } from '#subjects/ip/ipv4-block.ts';
import { beginsIpv4, type Ipv4Fault, joinNumbers, parseIpv4 } from '#subjects/ip/ipv4.ts';
import { prefixLengthOf } from './mask.ts';

export type NetworkFault = Exclude<Ipv4Fault, 'notAnIpv4Address'> | 'notAnIpv4Network' | 'prefixLengthOutOfRange' | 'notAMask';

// An address; an address/prefix length; an address/mask; an address and a mask after white space.
const networkForm = /^(\d+(?:\.\d+)*)(?:\s*\/\s*(\d+(?:\.\d+)*)|\s+(\d+(?:\.\d+)+))?$/;
const starForm = /^(?:\d+\.){0,3}\*(?:\.\*){0,3}$/;

/** A network in any of the usual notations, with white space around its parts. The address is checked before what follows it. */
export function parseNetwork(text: string): Result<Ipv4Block, NetworkFault> {
  const source = text.trim();
  if (starForm.test(source) && source.split('.').length === 4) return parseStars(source);
  const [, numbers, afterSlash, afterSpace] = networkForm.exec(source) ?? [];
  if (numbers === undefined) return fail('notAnIpv4Network', beginsNetwork(source) ? { isIncomplete: true } : {});
  const address = joinNumbers(numbers.split('.'));
  if (!address.ok) return address;
  const prefixLength = parsePrefixLength(afterSlash ?? afterSpace ?? '32');
  return prefixLength.ok ? ok(blockAround(address.value, prefixLength.value)) : prefixLength;
}

/** Up to a dot, or to the slash behind a whole address. */
const beginsNetwork = (source: string): boolean =>
  beginsIpv4(source) || (source.endsWith('/') && parseIpv4(source.slice(0, -1).trimEnd()).ok);

/** Each star stands for all values of its byte. */
function parseStars(source: string): Result<Ipv4Block, NetworkFault> {
  const numbers = source.split('.').filter((number) => number !== '*');
  const first = joinNumbers([...numbers, '0', '0', '0', '0'].slice(0, 4));
  return first.ok ? ok({ first: first.value, prefixLength: 8 * numbers.length }) : first;
}

function parsePrefixLength(text: string): Result<number, NetworkFault> {
  if (text.includes('.')) return parseMask(text);
  if (text.length > 1 && text.startsWith('0')) return fail('leadingZero', { values: { number: excerpt(text) } });
  return Number(text) <= 32 ? ok(Number(text)) : fail('prefixLengthOutOfRange', { values: { found: excerpt(text) } });
}

function parseMask(text: string): Result<number, NetworkFault> {
  const mask = joinNumbers(text.split('.'));
  if (!mask.ok) return mask;
  const prefixLength = prefixLengthOf(mask.value);
  return prefixLength === undefined ? fail('notAMask', { values: { mask: text } }) : ok(prefixLength);
}
