import { fail, ok, type Result } from '#core/result.ts';
import { LAST_PORT } from '#pure/network/ports/port-bounds.ts';
import { type Transport, transports } from '#pure/network/ports/transports.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { foldText } from '#pure/text/fold-text.ts';
import { searchedWords } from '#pure/text/search-words.ts';
import { pastedPorts } from './pasted-ports.ts';

/** Requested ports, with an optional transport. */
export interface WantedPorts {
  readonly first: number;
  readonly last: number;
  readonly transport: Transport | undefined;
}

export type Search =
  | { readonly kind: 'all' }
  /** `single` is defined if the search is for one port. */
  | { readonly kind: 'ports'; readonly wanted: readonly WantedPorts[]; readonly single: WantedPorts | undefined }
  /** The normalized search text with single spaces, and its words. */
  | { readonly kind: 'words'; readonly phrase: string; readonly words: readonly string[] };

export type SearchFault = 'portTooLarge' | 'rangeBackwards' | 'unknownTransport';

/** The maximum length of the field. */
const LONGEST_PASTED = 1000;
const BETWEEN_PORTS = /[\s,;]+/;
/** `443`, `6000-6063`, `443/tcp`. */
const PORTS = /^(\d+)(?:[-–](\d+))?(?:\/([a-z]+))?$/i;
/** The notation of firewalls. */
const TRANSPORT_FIRST = /^(tcp|udp|sctp|dccp)\/(\d.*)$/i;

/**
 * Parses a search that consists only of ports and port ranges. Any other text is a search for words. Fails with the first error in a port.
 */
export function readSearch(typed: string): Result<Search, SearchFault> {
  const sought = typed.trim();
  if (sought === '') return ok({ kind: 'all' });
  const parts = portsIn(finishedPart(sought)) ?? (sought.length > LONGEST_PASTED ? undefined : portsIn(finishedPart(pastedPorts(sought))));
  if (!parts) {
    const words = searchedWords(sought);
    return ok({ kind: 'words', phrase: foldText(words.join(' ')), words });
  }
  const wanted: WantedPorts[] = [];
  for (const [, first = '', last, transport] of parts) {
    const read = readPorts(first, last, transport);
    if (!read.ok) return read;
    wanted.push(read.value);
  }
  const [only] = parts;
  const isNumber = parts.length === 1 && only?.[2] === undefined;
  return ok({ kind: 'ports', wanted, single: isNumber ? wanted[0] : undefined });
}

/** Splits a text that contains only ports. Returns `undefined` for any other text. */
function portsIn(text: string): readonly RegExpExecArray[] | undefined {
  const parts = text
    .replaceAll(/(\d)\s*[-–]\s*(\d)/g, '$1-$2')
    .split(BETWEEN_PORTS)
    .map((part) => PORTS.exec(part.replace(TRANSPORT_FIRST, '$2/$1')));
  return parts.every((part) => part !== null) ? parts : undefined;
}

/**
 * Removes trailing separators that are typed before the next port, range end, or transport. A regular expression would restart at each of
 * these characters.
 */
function finishedPart(sought: string): string {
  let end = sought.length;
  while (end > 0 && ' ,;/–-'.includes(sought.charAt(end - 1))) end -= 1;
  return sought.slice(0, end);
}

function readPorts(first: string, last = first, named = ''): Result<WantedPorts, SearchFault> {
  const tooLarge = [first, last].find((port) => Number(port) > LAST_PORT);
  if (tooLarge !== undefined) return fail('portTooLarge', { values: { max: String(LAST_PORT), found: excerpt(tooLarge) } });
  if (Number(first) > Number(last)) return fail('rangeBackwards', { values: { range: `${first}-${last}` } });
  const lower = named.toLowerCase();
  const transport = transports.find((each) => each === lower);
  if (lower !== '' && transport === undefined) {
    const isBeginning = transports.some((each) => each.startsWith(lower));
    return fail('unknownTransport', { values: { transport: excerpt(named) }, ...(isBeginning && { isIncomplete: true }) });
  }
  return ok({ first: Number(first), last: Number(last), transport });
}
