import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { handOver } from '#workbench/hand-over/hand-over.ts';
import { findTool } from '../catalog.ts';
import type { DetectedRow } from '../detection/detection-desk.ts';
import { type DetectionTexts, loadDetectionTexts, rowSayer } from '../detection/say-rows.ts';
import { useDetected } from '../detection/use-detected.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';

export interface Answers {
  readonly entries: readonly PaletteEntry[];
  /** Whether the first of them is more than a suggestion: then they come before what the search finds. */
  readonly isFirm: boolean;
  /** Whether these are of another text, while this one is looked at. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

/** The values that a row hands over, and its options for that visit. */
const opening = ({ toolId, hands: { inputs, options } }: DetectedRow): void => handOver(toolId, { inputs, options });

/** What the tools recognize in a text, as entries that open them with it. */
export function useAnswers(text: string): Answers {
  const { t, listing, language, pathOf } = useLanguage();
  const navigate = useNavigate();
  const [texts, setTexts] = useState<DetectionTexts>();
  const { rows, ...state } = useDetected(text, language);
  const hasRows = rows.length > 0;
  useEffect(() => {
    let isWanted = hasRows;
    const load = async (): Promise<void> => {
      const loaded = await loadDetectionTexts(language);
      if (isWanted) setTexts(loaded);
    };
    // Without its words there is no answer: as if nothing had been found.
    if (hasRows) load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, hasRows]);
  if (!texts) return { entries: [], isFirm: false, ...state };

  const say = rowSayer(texts, t, language);
  const entries = rows.flatMap((row): readonly PaletteEntry[] => {
    const tool = findTool(row.toolId);
    if (!tool) return [];
    const open = () => {
      opening(row);
      void navigate(pathOf(row.toolId));
    };
    return [
      {
        id: row.key,
        group: 'answers',
        icon: tool.icon,
        name: listing[row.toolId]?.name ?? row.toolId,
        description: '',
        keywords: [],
        category: '',
        found: { ...say(row), toolId: row.toolId, isSuggestion: row.confidence === 'possible' },
        target: { run: open },
      },
    ];
  });
  return { entries, isFirm: rows[0]?.confidence !== 'possible', ...state };
}
