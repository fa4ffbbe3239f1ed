import { useEffect, useState } from 'react';
import type { Language } from '#core/languages.ts';
import type { DataType } from '#core/data-type.ts';
import { pairReceivers } from '#generated/receivers.ts';
import { findTool } from '../catalog.ts';
import { isSeenWhole } from '../../features/detection/content.ts';
import type { DetectedRow } from '../../features/detection/detection-service.ts';
import { handedBy } from '../../features/detection/hand-content.ts';
import { type DetectionTexts, loadDetectionTexts, rowSayer } from '../../features/detection/say-rows.ts';
import { type Content, type Detected, useDetected } from '../../features/detection/use-detected.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';
import { useOpenWith } from './use-open-with.ts';

export interface Answers extends Pick<Detected, 'isText' | 'failure' | 'retry'> {
  readonly entries: readonly PaletteEntry[];
  /** The data type of the first answer. */
  readonly type?: DataType | undefined;
  /** The text that the first answer is about, if it was inside the content. */
  readonly inner?: string | undefined;
  /** Whether the first answer is more than a suggestion. Firm answers precede search results. */
  readonly isFirm: boolean;
  /** `stale` while the answers belong to the previous content; `asking` while more may follow. */
  readonly state: 'stale' | 'asking' | 'settled';
}

/** Creates a row that offers to compare two files. */
const comparisonBy = (toolId: string): DetectedRow => ({
  key: `${toolId} comparison`,
  toolId,
  detectorId: 'comparison',
  reading: 'comparison',
  confidence: 'certain',
  rank: 0,
  chain: [],
  hands: { inputs: {} },
});

/**
 * Whether the row is not inside an encoding or a container. Only the beginning of long content is unwrapped, and tools cannot use a part of
 * it.
 */
const isWhole = ({ chain }: DetectedRow): boolean => chain.every((layer) => layer === 'inText');

/** The texts loaded so far, so that a new list has them at once. */
const known = new Map<Language, DetectionTexts>();

/** Converts detected rows into entries that open the tools with the content. */
export function useAnswers(given: Content): Answers {
  const { t, listing, language } = useLanguage();
  const openWith = useOpenWith();
  const [texts, setTexts] = useState(known.get(language));
  const { content, pair } = given;
  const { rows: found, shared, isPending, ...state } = useDetected(given, language);
  const rows = (isSeenWhole(content) ? found : found.filter(isWhole)).filter(({ toolId }) => findTool(toolId));
  const hasRows = rows.length > 0 || shared.length > 0;
  useEffect(() => {
    let isWanted = hasRows;
    const load = async (): Promise<void> => {
      const loaded = await loadDetectionTexts(language);
      known.set(language, loaded);
      if (isWanted) setTexts(loaded);
    };
    // Without the texts, the list behaves as if nothing had been detected.
    if (hasRows) load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, hasRows]);
  if (!texts) return { entries: [], isFirm: false, state: isPending || hasRows ? 'stale' : 'settled', ...state };

  const textsOf = rowSayer(texts, t, language);
  const entryOf = (row: DetectedRow, handed: () => ReturnType<typeof handedBy>): PaletteEntry => {
    const rowTexts = textsOf(row);
    return {
      id: row.key,
      group: 'answers',
      icon: findTool(row.toolId)?.icon ?? '',
      name: listing[row.toolId]?.name ?? row.toolId,
      description: '',
      keywords: [],
      category: '',
      toolId: row.toolId,
      found: { ...rowTexts, isSuggestion: row.confidence === 'possible', copy: row.answer && (row.answer.copy ?? rowTexts.answer) },
      target: { hand: () => openWith(row.toolId, handed()) },
    };
  };
  const comparisons = shared.flatMap((type) =>
    pairReceivers
      .filter(({ accepts, toolId }) => accepts === type && findTool(toolId))
      .map(({ toolId, fields }) =>
        entryOf(comparisonBy(toolId), async () => {
          const values = await Promise.all((pair ?? []).map((file) => file.text()));
          return { inputs: Object.fromEntries(fields.map((field, index) => [field, values[index] ?? ''])) };
        }),
      ),
  );
  const shown = rows.filter(({ asks }) => asks !== 'needed');
  return {
    entries: [...comparisons, ...shown.map((row) => entryOf(row, () => handedBy(row, content)))],
    type: shown[0]?.type,
    inner: shown[0]?.chain.length ? Object.values(shown[0].hands.inputs)[0] : undefined,
    isFirm: shown[0]?.confidence !== 'possible',
    state: isPending ? 'stale' : shown.length < rows.length ? 'asking' : 'settled',
    ...state,
  };
}
