import { foldText } from '../../src/pure/text/fold-text.ts';

/** The longest short description, in characters. Cards, menu, and palette display it without truncation. */
const MAX_LENGTH = 70;

const graphemes = new Intl.Segmenter();

/** Problems with the short description of a tool called `name`, one sentence each. */
export function shortFaults(short: string, name: string): readonly string[] {
  const length = [...graphemes.segment(short)].length;
  return [
    ...(length > MAX_LENGTH ? [`“listing.short” has ${length} characters: ${MAX_LENGTH} at most`] : []),
    ...(/[.。]$/.test(short) ? [] : ['“listing.short” ends without a full stop, which the other descriptions have']),
    ...(foldText(short).includes(foldText(name)) ? ['“listing.short” repeats the name, which stands beside it'] : []),
  ];
}
