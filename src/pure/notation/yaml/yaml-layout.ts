export interface YamlLayout {
  /** The number of columns for one level. The content of list items is always two columns after the dash. */
  readonly indent: 2 | 4;
  readonly sortKeys: boolean;
  readonly keepComments: boolean;
}
