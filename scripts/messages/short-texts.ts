import { foldText } from '../../src/pure/text/fold-text.ts';

/** What cards, menu and palette show of a tool is read at a glance, and never cut. */
const MAX_LENGTH = 70;

const graphemes = new Intl.Segmenter();

/** What is wrong with the short description of a tool called `name`, one sentence each. */
export function shortFaults(short: string, name: string): readonly string[] {
  const length = [...graphemes.segment(short)].length;
  return [
    ...(length > MAX_LENGTH ? [`“listing.short” has ${length} characters: ${MAX_LENGTH} at most`] : []),
    ...(/[.。]$/.test(short) ? [] : ['“listing.short” ends without a full stop, which the other descriptions have']),
    ...(foldText(short).includes(foldText(name)) ? ['“listing.short” repeats the name, which stands beside it'] : []),
  ];
}
