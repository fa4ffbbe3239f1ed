export interface YamlLayout {
  /** How many columns one level is indented by; list items hold their content two columns behind the dash in any case. */
  readonly indent: 2 | 4;
  readonly sortKeys: boolean;
  readonly keepComments: boolean;
}
