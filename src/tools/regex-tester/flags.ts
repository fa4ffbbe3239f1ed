import { flagNames } from './declare.ts';

export type FlagName = (typeof flagNames)[number];
/** The flags of a regular expression, as the switches have them. */
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

/** As `RegExp` takes them. `u` and `v` exclude each other (ECMA-262, section 22.2.3.3): of both, which a link may ask for, `v` counts. */
export const lettersOf = (flags: Flags): string =>
  flagNames
    .filter((name) => flags[name] && !(name === 'unicode' && flags.unicodeSets))
    .map((name) => flagLetters[name])
    .join('');

/** What changes when a switch is turned: turning `u` or `v` on turns the other one off. */
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
