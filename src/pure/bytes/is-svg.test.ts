import { describe, expect, test } from 'vitest';
import { isSvg } from './is-svg.ts';

describe('isSvg', () => {
  // XML 1.0, sections 2.8 and 2.5.
  test.each([
    '<svg>',
    '<svg/>',
    ' \n<svg width="1">',
    '\ufeff<?xml version="1.0"?>\n<!-- a <b> -->\n<svg >',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg>',
    '<!DOCTYPE svg [ <!ENTITY a "b"> ]><!-- --><?x y?><svg>',
  ])('recognizes an SVG in %j', (text) => {
    expect(isSvg(text)).toBe(true);
  });

  test.each(['', 'svg', '<svgx>', '<a><svg></a>', '<!-- <svg> -->', '<!-- <svg>', 'x <svg>', '<html><svg/></html>', '<?xml <svg'])(
    'recognizes no SVG in %j',
    (text) => {
      expect(isSvg(text)).toBe(false);
    },
  );

  test.each(['<!--', '<?', '<!DOCTYPE [', '<!DOCTYPE '])('is fast for a text of many %j', (piece) => {
    expect(isSvg(piece.repeat(60_000))).toBe(false);
  });
});
