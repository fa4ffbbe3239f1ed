import { useId, useState } from 'react';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadButton } from '#ui/button/download-button.tsx';
import { cellAt, isReadable } from '../map-places.ts';
import type { MapBar, MapCell } from '../map-layout.ts';

const BAR_PX = 48;
const HEAD_PX = 20;
const STEP_PX = BAR_PX + HEAD_PX + 12;

interface SubnetMapProps {
  readonly label: string;
  /** The same map as a file. */
  readonly svg: string;
  readonly fileName: string;
  readonly bars: readonly MapBar[];
  /** Called with the row of the clicked cell. */
  readonly onChoose: (row: number) => void;
  readonly words: { readonly zoomInto: (network: string) => string; readonly zoomOut: string };
}

/** A map of the blocks as bars, with a zoom for one of them. The table has the same information. */
export function SubnetMap({ label, svg, fileName, bars, onChoose, words }: SubnetMapProps) {
  const id = useId();
  const [zoomed, setZoomed] = useState<string>();
  const near = bars.find(({ network }) => network === zoomed);
  const shown = near ? [near] : bars;
  const minWidth = near ? near.zoomedWidth : Math.max(0, ...bars.map((bar) => bar.minWidth));
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-base font-semibold">{label}</h2>
        <span className="ms-auto">
          <DownloadButton label={label} fileName={fileName} content={svg} isDisabled={svg === ''} />
        </span>
      </div>
      <div className="overflow-x-auto rounded-md border border-line bg-surface p-2">
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element has no clickable cells and no theme colors
          role="img"
          aria-label={label}
          width="100%"
          height={Math.max(shown.length, 1) * STEP_PX}
          style={{ minWidth }}
          className="block text-xs"
          onPointerUp={(event) => {
            const { left, top, width } = event.currentTarget.getBoundingClientRect();
            const cell = cellAt(shown, (event.clientX - left) / width, (event.clientY - top) / STEP_PX);
            if (cell) onChoose(cell.row);
          }}
        >
          <defs>
            <pattern id={`${id}-free`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="2" height="8" fill="var(--line)" />
            </pattern>
          </defs>
          {shown.map((bar, index) => (
            <g key={bar.network}>
              <text x="1" y={index * STEP_PX + 14} fill="var(--ink-soft)" className="font-mono">
                {bar.network}
              </text>
              {bar.cells.map((cell) => (
                <Cell key={cell.network} cell={cell} top={index * STEP_PX + HEAD_PX} pattern={`url(#${id}-free)`} />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <ButtonRow>
        {near ? (
          <Button size="small" icon="zoom-out" onClick={() => setZoomed(undefined)}>
            {words.zoomOut}
          </Button>
        ) : (
          bars
            .filter(({ isCrowded }) => isCrowded)
            .map(({ network }) => (
              <Button key={network} size="small" icon="zoom-in" onClick={() => setZoomed(network)}>
                {words.zoomInto(network)}
              </Button>
            ))
        )}
      </ButtonRow>
    </section>
  );
}

const fills = { subnet: 'var(--accent-soft)', inUse: 'var(--sunken)' } as const;

function Cell({ cell, top, pattern }: { readonly cell: MapCell; readonly top: number; readonly pattern: string }) {
  const { kind, name, network, from, width } = cell;
  return (
    <svg x={`${from}%`} y={top} width={`${width}%`} height={BAR_PX} className="cursor-pointer">
      <title>{name === '' ? network : `${network} ${name}`}</title>
      <rect width="100%" height="100%" fill={kind === 'free' ? pattern : fills[kind]} stroke="var(--ink-soft)" />
      {isReadable(width) && (
        <>
          <text x="4" y="18" fill="var(--ink)" className="font-medium">
            {name}
          </text>
          <text x="4" y={name === '' ? 18 : 36} fill="var(--ink-soft)" className="font-mono">
            {network.slice(network.indexOf('/'))}
          </text>
        </>
      )}
    </svg>
  );
}
