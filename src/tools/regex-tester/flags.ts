import { flagNames } from './declare.ts';

export type FlagName = (typeof flagNames)[number];
/** The flags of a regular expression, as set by the switches. */
export type Flags = { readonly [Name in FlagName]: boolean };

export const flagLetters = {
  global: 'g',
  ignoreCase: 'i',
  multiline: 'm',
  dotAll: 's',
  unicode: 'u',
  unicodeSets: 'v',
  sticky: 'y',
} as const satisfies Record<FlagName, string>;

/** The flags for `RegExp`. `u` and `v` are mutually exclusive (ECMA-262, section 22.2.3.3), so `v` wins if a link sets both. */
export const lettersOf = (flags: Flags): string =>
  flagNames
    .filter((name) => flags[name] && !(name === 'unicode' && flags.unicodeSets))
    .map((name) => flagLetters[name])
    .join('');

/** The effects of a switch. Turning on `u` or `v` turns off the other one. */
export function flagChanges(name: FlagName, isOn: boolean): readonly (readonly [FlagName, boolean])[] {
  if (isOn && name === 'unicode')
    return [
      [name, true],
      ['unicodeSets', false],
    ];
  if (isOn && name === 'unicodeSets')
    return [
      [name, true],
      ['unicode', false],
    ];
  return [[name, isOn]];
}
