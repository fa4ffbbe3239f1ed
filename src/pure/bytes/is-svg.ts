import { markLengthOf } from '../text/byte-order-mark.ts';

/** Everything that may precede the first element: XML 1.0, section 2.8. A document type may have an internal subset. */
const MISCELLANY = /\s*(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)/iy;

const SVG_ELEMENT = /\s*<svg(?=[\s/>])/y;

/** Whether the first element of a text is `svg`. */
export function isSvg(text: string): boolean {
  let at: number = markLengthOf(text);
  for (MISCELLANY.lastIndex = at; MISCELLANY.test(text); ) at = MISCELLANY.lastIndex;
  SVG_ELEMENT.lastIndex = at;
  return SVG_ELEMENT.test(text);
}
