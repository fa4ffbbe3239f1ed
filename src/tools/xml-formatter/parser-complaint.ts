import { SaxesParser } from 'saxes';
import { type KnownReason, knownReason } from '#formats/known-reason.ts';
import { SAXES_REASONS } from './saxes-reasons.ts';

export type ComplaintCode = (typeof SAXES_REASONS)[number][0] | 'notWellFormed';

/** `notWellFormed` has the parser's `reason` as a value. */
export interface Complaint extends KnownReason<ComplaintCode> {
  readonly at: number;
}

/** Of these `readStructure` and `logic.ts` say more, or they are none: a fragment has several roots. */
const SAID_ELSEWHERE =
  /^(?:documents may contain only one root|text data outside of root node|document must contain a root element|unclosed tag|duplicate attribute)/;

/** Characters that are given to the parser at a time: it would go on to the end, making an error of every fault. */
const CHUNK = 2 ** 16;

/** What saxes finds not well-formed first, in an XML 1.0 text that has no byte order mark. It knows no DTD, so none of its entities. */
export function parserComplaint(xml: string, hasDoctype: boolean): Complaint | undefined {
  const parser = new SaxesParser({ xmlns: false, position: false });
  // A fragment has a fault for each of its roots; an `Error` would look at the stack each time.
  parser.makeError = (message) => ({ name: 'fault', message });
  const complaints: Complaint[] = [];
  parser.on('error', ({ message }) => {
    const isSaidElsewhere = SAID_ELSEWHERE.test(message) || (hasDoctype && message === 'undefined entity.');
    if (isSaidElsewhere) return;
    const reason = knownReason(SAXES_REASONS, message) ?? { code: 'notWellFormed', values: { reason: message } };
    complaints.push({ ...reason, at: Math.max(0, Math.min(xml.length, parser.position) - 1) });
  });
  for (let start = 0; start < xml.length && complaints.length === 0; start += CHUNK) parser.write(xml.slice(start, start + CHUNK));
  if (complaints.length === 0) parser.close();
  return complaints[0];
}
