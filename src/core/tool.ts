import type { DataType } from './data-type.ts';

/** In the order of the menu. */
export const categories = [
  'crypto',
  'converter',
  'web',
  'images',
  'development',
  'network',
  'math',
  'measurement',
  'text',
  'data',
] as const;

export type CategoryId = (typeof categories)[number];

/** The folders of `src/tools` by name, which scripts/catalog/tool-ids.ts adds: what is no tool's id does not compile. */
// oxlint-disable-next-line typescript/no-empty-interface -- its members are written when the list of tools is read
export interface ToolIds {}

export type ToolId = keyof ToolIds;

/** What home page, menu, palette and router must know before the tool itself is loaded. */
export interface ToolManifest {
  readonly category: CategoryId;
  /** Name of a Tabler icon without its prefix: `IconArrowsShuffle` is `arrows-shuffle`. */
  readonly icon: string;
  /** ISO date of the first release; decides the badge “new”. */
  readonly createdAt?: `${number}-${number}-${number}`;
  /** Its place among the tools that are offered for any text. */
  readonly anyText?: number;
  /** Its first two inputs are texts of this kind, which it compares: it is offered for two files of it. */
  readonly compares?: DataType;
  /** The tool whose first operation undoes that of this one: its page swaps the two. */
  readonly opposite?: ToolId;
  /** Former paths, such as `/hash`. Never remove one: people have bookmarked it. */
  readonly redirectFrom?: readonly `/${string}`[];
}

export const defineTool = <const Manifest extends ToolManifest>(manifest: Manifest): Manifest => manifest;
