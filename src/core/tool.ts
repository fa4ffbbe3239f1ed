import type { DataType } from './data-type.ts';

/** The categories, in the order of the menu. */
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

/** The folder names in `src/tools`, added by scripts/catalog/tool-ids.ts. Other names do not compile. */
// oxlint-disable-next-line typescript/no-empty-interface -- its members are written when the list of tools is read
export interface ToolIds {}

export type ToolId = keyof ToolIds;

/** The facts about a tool that the home page, menu, palette, and router need before the tool is loaded. */
export interface ToolManifest {
  readonly category: CategoryId;
  /** Name of a Tabler icon without its prefix: `IconArrowsShuffle` is `arrows-shuffle`. */
  readonly icon: string;
  /** ISO date of the first release. Controls the “new” badge. */
  readonly createdAt?: `${number}-${number}-${number}`;
  /** The position among the tools that are offered for any text. */
  readonly anyText?: number;
  /** The tool compares its first two inputs, which are texts of this type. It is offered for two such files. */
  readonly compares?: DataType;
  /** The tool whose first operation undoes the first operation of this one. The page has a button to swap the two. */
  readonly inverseTool?: ToolId;
  /** Former paths, such as `/hash`. Never remove one, because people have bookmarked it. */
  readonly redirectFrom?: readonly `/${string}`[];
}

export const defineTool = <const Manifest extends ToolManifest>(manifest: Manifest): Manifest => manifest;
