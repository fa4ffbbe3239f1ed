import { defineDetectors } from '#core/detection.ts';
import { htmlElements } from '#pure/notation/html/html-elements.ts';

const PAGE = /^\s*(?:<!doctype html\b|<html[\s>])/i;
const START_TAG = /<[a-z][^\s<>/]*/gi;

/** Whether the text starts with an HTML element that is closed. */
function isFragment(text: string): boolean {
  const name = /^\s*<([a-z][a-z\d]{0,10})[\s>]/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return htmlElements.has(name) && text.toLowerCase().includes(`</${name}>`);
}

export const detectors = defineDetectors([
  {
    id: 'html',
    reads: 'text',
    maxLength: 65_536,
    extensions: ['html', 'htm'],
    detect({ text = '', isWhole }) {
      const isPage = PAGE.test(text);
      if (!isPage && !isFragment(text)) return undefined;
      const found = { reading: 'html', rank: 47, hands: { inputs: { source: text } }, type: 'html' } as const;
      if (!isWhole) return { ...found, confidence: 'likely' };
      const count = text.replaceAll(/<!--[^]*?(?:-->|$)/g, '').match(START_TAG)?.length ?? 0;
      return { ...found, confidence: isPage ? 'strong' : 'likely', answer: { text: 'elements', values: { count } } };
    },
  },
]);
