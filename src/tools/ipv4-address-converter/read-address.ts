import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { readPasted } from '#pure/text/read-pasted.ts';
import { beginsIpv4, type Ipv4Fault, joinNumbers } from '#domains/ip/ipv4.ts';
import { pastedIp } from '#domains/ip/pasted-ip.ts';
import { parseIpv6 } from '#domains/ip/ipv6.ts';
import { type Notation, notations, readAs } from './notations.ts';

export interface ReadAddress {
  readonly notation: Notation;
  readonly address: number;
}

export type AddressFault = Exclude<Ipv4Fault, 'notAnIpv4Address'> | 'tooLarge' | 'noIpv4Inside' | 'unknownNotation';

/** Reads an address in the first notation that matches. Otherwise the error refers to the notation that the text resembles. */
export const readAddress = (text: string): Result<ReadAddress, AddressFault> => readPasted(text, readTyped, pastedIp);

function readTyped(text: string): Result<ReadAddress, AddressFault> {
  const source = text.trim();
  for (const notation of notations) {
    const address = readAs[notation](source);
    if (address !== undefined) return ok({ notation, address });
  }
  return faultOf(source);
}

function faultOf(text: string): Result<never, AddressFault> {
  if (/^\d*\.[\d.]*$/.test(text)) {
    const joined = joinNumbers(text.match(/\d+/g) ?? []);
    // Four valid numbers, but one dot too many.
    if (joined.ok) return fail('unknownNotation');
    return beginsIpv4(text) ? fail(joined.error.code, { ...joined.error, isIncomplete: true }) : joined;
  }
  if (/^(?:\d+|0o[0-7]+)$/i.test(text)) return fail('tooLarge', { values: { number: excerpt(text) } });
  return fail(parseIpv6(text).ok ? 'noIpv4Inside' : 'unknownNotation');
}
