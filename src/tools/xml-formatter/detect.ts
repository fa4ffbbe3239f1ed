import { defineDetectors } from '#core/detection.ts';
import { htmlElements, voidElements } from '#pure/notation/html/html-elements.ts';
import { scanTags } from './scan-tags.ts';

/** Matches the root tag of truncated XML. */
const BEGINNING = /^\s*<([A-Za-z_][^\s<>/!?]*)[\s/>]/;

function isMeant(xml: string, isWhole: boolean): boolean {
  if (/^\s*<\?xml\s/.test(xml)) return true;
  const root = isWhole ? scanTags(xml)?.root : BEGINNING.exec(xml)?.[1];
  const name = root?.toLowerCase() ?? '';
  return /^[\p{L}_]/u.test(name) && !htmlElements.has(name) && !voidElements.has(name);
}

export const detectors = defineDetectors([
  {
    id: 'xml',
    reads: 'text',
    maxLength: 65_536,
    extensions: ['xml', 'svg', 'xsd', 'xsl'],
    detect({ text = '', isWhole }) {
      const xml = text.replace(/^\uFEFF/, '');
      if (!/^\s*</.test(xml) || !isMeant(xml, isWhole)) return undefined;
      const found = { reading: 'xml', rank: 46, hands: { inputs: { xml: text } }, type: 'xml' } as const;
      if (!isWhole) return { ...found, confidence: 'likely' };
      return { ...found, confidence: 'strong', ask: { operation: 'format', inputs: { xml: text }, write: 'elements', isNeeded: false } };
    },
  },
]);
