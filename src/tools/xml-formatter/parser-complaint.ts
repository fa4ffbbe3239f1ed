import { SaxesParser } from 'saxes';

export interface Complaint {
  readonly at: number;
  readonly reason: string;
}

/** Of these `readStructure` and `logic.ts` say more, or they are none: a fragment has several roots. */
const KNOWN =
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
    const isKnown = KNOWN.test(message) || (hasDoctype && message === 'undefined entity.');
    if (!isKnown) complaints.push({ at: Math.max(0, Math.min(xml.length, parser.position) - 1), reason: message });
  });
  for (let start = 0; start < xml.length && complaints.length === 0; start += CHUNK) parser.write(xml.slice(start, start + CHUNK));
  if (complaints.length === 0) parser.close();
  return complaints[0];
}
