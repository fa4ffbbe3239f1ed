import { useEffect, useState } from 'react';
import { pairReceivers } from 'virtual:receivers';
import type { Language } from '#core/languages.ts';
import type { DataType } from '#core/data-type.ts';
import { findTool } from '../catalog.ts';
import { isSeenWhole } from '../detection/content.ts';
import type { DetectedRow } from '../detection/detection-desk.ts';
import { handedBy } from '../detection/hand-content.ts';
import { type DetectionTexts, loadDetectionTexts, rowSayer } from '../detection/say-rows.ts';
import { type Content, type Detected, useDetected } from '../detection/use-detected.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';
import { useOpenWith } from './use-open-with.ts';

export interface Answers extends Pick<Detected, 'isText' | 'failure' | 'retry'> {
  readonly entries: readonly PaletteEntry[];
  /** The kind of data of the first of them. */
  readonly type?: DataType | undefined;
  /** The text that the first of them is about, where it stands inside of what was brought. */
  readonly inner?: string | undefined;
  /** Whether the first of them is more than a suggestion: then they come before what the search finds. */
  readonly isFirm: boolean;
  /** Whether they are of another text, while this one is looked at; or more of them may come. */
  readonly state: 'stale' | 'asking' | 'settled';
}

/** A row that offers to compare two files, as if it had been found. */
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

/** What a layer of a long content holds is known in part only, and nobody wants the part. */
const isWhole = ({ chain }: DetectedRow): boolean => chain.every((layer) => layer === 'inText');

/** The words that have been loaded: each list begins with them. */
const known = new Map<Language, DetectionTexts>();

/** What the tools recognize in what was brought, as entries that open them with it. */
export function useAnswers(brought: Content): Answers {
  const { t, listing, language } = useLanguage();
  const openWith = useOpenWith();
  const [texts, setTexts] = useState(known.get(language));
  const { content, pair } = brought;
  const { rows: found, shared, isPending, ...state } = useDetected(brought, language);
  const rows = (isSeenWhole(content) ? found : found.filter(isWhole)).filter(({ toolId }) => findTool(toolId));
  const hasRows = rows.length > 0 || shared.length > 0;
  useEffect(() => {
    let isWanted = hasRows;
    const load = async (): Promise<void> => {
      const loaded = await loadDetectionTexts(language);
      known.set(language, loaded);
      if (isWanted) setTexts(loaded);
    };
    // Without its words there is no answer: as if nothing had been found.
    if (hasRows) load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, hasRows]);
  if (!texts) return { entries: [], isFirm: false, state: isPending || hasRows ? 'stale' : 'settled', ...state };

  const say = rowSayer(texts, t, language);
  const entryOf = (row: DetectedRow, handed: () => ReturnType<typeof handedBy>): PaletteEntry => {
    const said = say(row);
    return {
      id: row.key,
      group: 'answers',
      icon: findTool(row.toolId)?.icon ?? '',
      name: listing[row.toolId]?.name ?? row.toolId,
      description: '',
      keywords: [],
      category: '',
      toolId: row.toolId,
      found: { ...said, isSuggestion: row.confidence === 'possible', copy: row.answer && (row.answer.copy ?? said.answer) },
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
