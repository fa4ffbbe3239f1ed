import type { PresentationTexts } from '#core/present.ts';
import { type Transport, transportNames, transports } from '#pure/network/ports/transports.ts';
import { foldText } from '#pure/text/fold-text.ts';
import { hasWords } from '#pure/text/search-words.ts';
import { countPackedRows, packedRowAt, type PackedRows } from '#pure/transfer/packed-rows.ts';
import type en from '../messages/en.json';
import type { FoundTable } from '../run.ts';
import { fits } from './find-ports.ts';
import { nameless, portText, searchedTexts, usesOf } from './listed-ports.ts';
import { saidUse } from './said-use.ts';

type Words = PresentationTexts<typeof en>;

/** A decoded entry from the worker. */
interface Entry {
  readonly first: number;
  readonly last: number;
  readonly service: string;
  readonly without: (typeof nameless)[number] | undefined;
  readonly transports: readonly Transport[];
  readonly description: string;
}

function entryAt(rows: PackedRows, index: number): Entry | undefined {
  const cells = packedRowAt(rows, index);
  if (!cells) return undefined;
  const [first, last, service = '', without, over = '', description = ''] = cells;
  return {
    first: Number(first),
    last: Number(last),
    service,
    without: nameless.find((each) => each === without),
    transports: transports.filter((each) => over.split(' ').includes(each)),
    description,
  };
}

/** The uses of an entry. If it has several ports and none was requested, each use includes its port. */
function describeUses(entry: Entry, meant: number | undefined, texts: Words): string {
  const uses = usesOf(entry).filter(({ port }) => meant === undefined || port === meant);
  const isOnePort = entry.first === entry.last || meant !== undefined;
  return uses.map((use) => (isOnePort ? saidUse(use, texts) : `${use.port}: ${saidUse(use, texts)}`)).join('; ');
}

/** How well an entry matches the words together with the description of its use. `byUse` if it does not match. */
function fitWithUse(entry: Entry, { phrase, words }: NonNullable<FoundTable['words']>, texts: Words): number {
  const { english } = texts;
  const uses = usesOf(entry).flatMap((use) => [saidUse(use, texts), ...(english ? [saidUse(use, { t: english, language: 'en' })] : [])]);
  if (uses.some((use) => foldText(use).startsWith(phrase))) return fits.beginning;
  return hasWords([...searchedTexts(entry), ...uses], words) ? fits.somehow : fits.byUse;
}

/** The indexes of the visible rows, in display order. Search words put better matches first. */
export function shownRows({ rows, fits: fitOf, words }: FoundTable, texts: Words): readonly number[] {
  const places = Array.from({ length: countPackedRows(rows) }, (_, place) => place);
  if (!words) return places;
  const byFit = Map.groupBy(places, (place) => {
    const fit = fitOf[place] ?? fits.byUse;
    const entry = fit === fits.byUse ? entryAt(rows, place) : undefined;
    return entry ? fitWithUse(entry, words, texts) : fit;
  });
  return [fits.name, fits.beginning, fits.somehow].flatMap((fit) => byFit.get(fit) ?? []);
}

/** The cells of one row, created on demand. */
export function tableRow({ rows, single }: FoundTable, place: number, texts: Words) {
  const entry = entryAt(rows, place);
  return (
    entry && {
      port: portText(entry),
      service: entry.without ? texts.t(`view.without.${entry.without}`) : entry.service,
      transport: transportNames(entry.transports),
      description: entry.description,
      use: describeUses(entry, single?.port, texts),
    }
  );
}
