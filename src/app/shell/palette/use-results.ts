import type { DataType } from '#core/data-type.ts';
import { fileReceivers, receivers } from '#generated/receivers.ts';
import { foldText } from '#pure/text/fold-text.ts';
import { catalog, findTool } from '../catalog.ts';
import { type Held, isTooLarge } from '../../features/detection/content.ts';
import { textOf } from '../../features/detection/hand-content.ts';
import { useLanguage } from '../language/use-language.ts';
import type { PaletteEntry } from './entry.ts';
import { wordsOf } from './rank.ts';
import type { Search } from './search-entries.ts';
import type { Answers } from './use-answers.ts';
import { useOpenWith } from './use-open-with.ts';

/** In UTF-16 code units. Longer texts are not searched as names. */
const LONGEST_NAME = 60;

interface ResultsInput {
  readonly typed: string;
  readonly held: Held | undefined;
  readonly answers: Answers;
  /** `undefined` while it is loaded. */
  readonly search: Search<PaletteEntry> | undefined;
  /** The entries for an empty field. */
  readonly offered: readonly PaletteEntry[];
}

export interface Results {
  /** In the order of their groups. */
  readonly entries: readonly PaletteEntry[];
  /** The number of entries found by name. */
  readonly named: number;
}

const placeOf = (toolId: string): number => findTool(toolId)?.anyText ?? catalog.length;

/** The words in the names and keywords of an entry. */
const calledBy = ({ name, englishName, keywords }: PaletteEntry): readonly string[] => wordsOf([name, englishName, ...keywords].join(' '));

/** Sorts presets first, except after entries whose name equals the typed text. */
function presetsEarly(found: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const placeOfEntry = ({ group, name }: PaletteEntry): number =>
    foldText(name) === foldText(typed.trim()) ? 0 : group === 'presets' ? 1 : 2;
  return found.toSorted((one, other) => placeOfEntry(one) - placeOfEntry(other));
}

/** All entries of the list; `undefined` while the search is loading. */
export function useResults({ typed, held, answers, search, offered }: ResultsInput): Results | undefined {
  const { listing, language } = useLanguage();
  const openWith = useOpenWith();
  if (held === undefined && typed === '') return { entries: offered, named: 0 };
  const isSearched = typed !== '';
  if (isSearched && !search) return undefined;

  const nameOf = (toolId: string): string => listing[toolId]?.name ?? toolId;
  const { compare } = new Intl.Collator(language);
  const content = held ?? typed;
  const isText = typeof content === 'string' || answers.isText;
  const length = typeof content === 'string' ? content.length : content.size;
  const fileInput = new Map(typeof content === 'string' ? [] : fileReceivers.map(({ toolId, field }) => [toolId, field]));
  const isFit = (toolId: string): boolean => {
    const tool = findTool(toolId);
    return tool !== undefined && (!isTooLarge(content) || tool.anyText !== undefined);
  };

  const handedTo = async (toolId: string, given: Held) => {
    const field = typeof given === 'string' ? undefined : fileInput.get(toolId);
    return { inputs: field === undefined ? await textOf(given) : { [field]: given } };
  };
  const entriesOf = (group: 'more' | 'any', toolIds: readonly string[], given = content): readonly PaletteEntry[] =>
    toolIds
      .filter(isFit)
      .toSorted((one, other) => placeOf(one) - placeOf(other) || compare(nameOf(one), nameOf(other)))
      .map((toolId) => ({
        id: `${group} ${toolId}`,
        group,
        icon: findTool(toolId)?.icon ?? '',
        name: nameOf(toolId),
        description: listing[toolId]?.description ?? '',
        keywords: [],
        category: '',
        toolId,
        target: { hand: () => openWith(toolId, handedTo(toolId, given)) },
      }));
  const textTools = (type: DataType): readonly string[] =>
    isText && !isTooLarge(content)
      ? receivers
          .filter(({ accepts, longest = Number.POSITIVE_INFINITY }) => accepts === type && length <= longest)
          .map(({ toolId }) => toolId)
      : [];

  const answering = new Set(answers.entries.map(({ toolId }) => toolId));
  const isKind = answers.type !== undefined && answers.type !== 'text';
  const more = isKind
    ? entriesOf(
        'more',
        textTools(answers.type).filter((toolId) => !answering.has(toolId)),
        answers.inner,
      )
    : [];
  const any = entriesOf('any', [...new Set([...fileInput.keys(), ...textTools('text')])]);
  // Content that has not been examined yet must not be presented as unknown.
  const isUnknown = answers.entries.length === 0 && answers.state === 'stale';

  if (held !== undefined) {
    const all = isUnknown ? [] : [...answers.entries, ...more, ...any];
    if (!search || !isSearched) return { entries: all, named: 0 };
    const words = wordsOf(typed);
    const isCalled = (entry: PaletteEntry): boolean => {
      const called = foldText(calledBy(entry).join(' '));
      return words.every((word) => called.includes(word));
    };
    const named = new Set(
      search(typed)
        .filter(isCalled)
        .map(({ id }) => id),
    );
    return { entries: all.filter(({ toolId = '' }) => named.has(toolId)), named: 0 };
  }
  const named = typed.length > LONGEST_NAME || !search ? [] : search(typed);
  const queryWords = new Set(wordsOf(typed));
  const isMeant = named.some((entry) => entry.group === 'tools' && calledBy(entry).some((word) => queryWords.has(word)));
  const rest = isUnknown ? [] : any;
  const found = presetsEarly(named, typed);
  return {
    entries:
      answers.isFirm || !isMeant ? [...answers.entries, ...more, ...found, ...rest] : [...found, ...answers.entries, ...more, ...rest],
    named: named.length,
  };
}
