import { DownloadButton } from '#ui/download-button.tsx';
import { drawRailroad } from '../draw-railroad.ts';
import type { Drawing } from '../drawing.ts';
import { DiagramFrame } from './diagram-frame.tsx';
import type { RegexTool } from './regex-tool.ts';
import { timesText } from './times-text.ts';

export interface DiagramProps {
  readonly t: RegexTool['t'];
  readonly drawing: Drawing;
}

/** Loaded when there is something to draw, with the library that draws it. */
export default function Diagram({ t, drawing }: DiagramProps) {
  const label = t('outputs.diagram');
  const svg = drawRailroad(drawing, {
    title: label,
    label: ({ word, values }) => t(`view.drawing.${word}`, values),
    times: (min, max) => timesText(t, min, max),
    asFewAsPossible: t('view.asFewAsPossible'),
    timesAsFewAsPossible: (times) => t('view.timesAsFewAsPossible', { times }),
  });

  return (
    <DiagramFrame label={label} actions={<DownloadButton label={label} fileName="regex.svg" content={svg} mediaType="image/svg+xml" />}>
      {/* Our own drawing: every text in it is escaped, as diagram.test.ts checks. */}
      <div className="[&>svg]:text-ink" dangerouslySetInnerHTML={{ __html: svg }} />
    </DiagramFrame>
  );
}
