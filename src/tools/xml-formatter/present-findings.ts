import type { WriteFindings } from '#core/detection.ts';
import { textPosition } from '#pure/text/text-position.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';
import { scanTags } from './scan-tags.ts';

export const write = {
  elements(result, { xml }) {
    if (!result.ok) {
      const { line, column } = textPosition(xml, result.error.at ?? 0);
      return { answer: { text: 'notValid', values: { line, column } } };
    }
    const tags = scanTags(xml.replace(/^\uFEFF/, ''));
    return tags && { answer: { text: 'elements', values: { root: tags.root, count: tags.elements } } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'format'>;
