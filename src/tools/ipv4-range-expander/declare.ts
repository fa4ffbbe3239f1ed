import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

const rows = { size: row(), block: row(), blockStart: row(), blockEnd: row(), blockSize: row(), extra: row(), count: row() };

/** In display order. */
export const rowNames = namesOf(rows);

export const declaration = declareTool({
  inputs: { start: text({ singleLine: true, sample: '192.168.1.1' }), end: text({ singleLine: true, sample: '192.168.6.255' }) },
  options: {},
  outputs: { ...rows, blocks: textOutput({ isMany: true, file: 'cidr-blocks.txt' }), swappedStart: textOutput(), swappedEnd: textOutput() },
  operations: {
    expand: { takes: ['start', 'end'], gives: ['blocks', ...rowNames], thread: 'main', perLine: true },
    swap: { takes: ['start', 'end'], gives: ['swappedStart', 'swappedEnd'], thread: 'main', uiOnly: true },
  },
});
