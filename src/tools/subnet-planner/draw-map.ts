import { escapeText } from '#pure/notation/html/escape-markup.ts';
import type { MapBar, MapCell } from './map-layout.ts';

const WIDTH = 960;
const BAR = 48;
const HEAD = 20;
const GAP = 14;

const fills = { subnet: '#cfe8dc', free: 'url(#free)', inUse: '#c9ccd1' } as const;

/** Draws the map as a standalone file. Returns an empty text if there are no bars. */
export function drawMap(bars: readonly MapBar[]): string {
  if (bars.length === 0) return '';
  const height = bars.length * (HEAD + BAR + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    '<defs><pattern id="free" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="#fff"/><rect width="2" height="8" fill="#dadde1"/></pattern></defs>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...bars.flatMap((bar, index) => drawBar(bar, index * (HEAD + BAR + GAP))),
    '</svg>',
  ].join('\n');
}

const drawBar = ({ network, cells }: MapBar, top: number): readonly string[] => [
  `<text x="1" y="${top + 14}" fill="#222">${network}</text>`,
  ...cells.map((cell) => drawCell(cell, top + HEAD)),
];

function drawCell({ kind, name, network, from, width }: MapCell, top: number): string {
  const [x, wide] = [from, width].map((percent) => ((percent * WIDTH) / 100).toFixed(2));
  const prefix = network.slice(network.indexOf('/'));
  const texts =
    (width * WIDTH) / 100 < 28
      ? ''
      : `<text x="4" y="18" fill="#222">${escapeText(name)}</text><text x="4" y="${name === '' ? 18 : 36}" fill="#555">${prefix}</text>`;
  const title = escapeText(name === '' ? network : `${network} ${name}`);
  return `<svg x="${x}" y="${top}" width="${wide}" height="${BAR}"><title>${title}</title><rect width="100%" height="100%" fill="${fills[kind]}" stroke="#6b7280"/>${texts}</svg>`;
}
