import { ContentChip } from '../../features/detection/content-chip.tsx';
import { useContent } from '../../features/detection/use-content.ts';
import { PaletteSearch } from './palette-search.tsx';

export interface PaletteContentProps {
  readonly input: HTMLInputElement | null;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onDone: () => void;
}

/** The content and the results of the palette's field. */
export function PaletteContent({ input, typed, onType, onDone }: PaletteContentProps) {
  const { held, pair, note, clear } = useContent({ input, typed, onType });
  return (
    <>
      {input && <ContentChip {...{ input, held, pair }} onRemove={clear} />}
      <PaletteSearch {...{ input, typed, held, pair, note, onType, onDone }} listId="palette-list" isOffering />
    </>
  );
}
