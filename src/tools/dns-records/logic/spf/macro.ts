/** The values of macros: RFC 7208, section 7.2. */
export interface MacroValues {
  /** The whole sender: `postmaster@example.com`. */
  readonly s: string;
  readonly l: string;
  readonly o: string;
  /** The domain of the current record. */
  readonly d: string;
  /** The address with dots: for IPv6, one nibble each. */
  readonly i: string;
  /** The validated name of the address. */
  readonly p: string;
  readonly v: 'in-addr' | 'ip6';
  readonly h: string;
}

const MACRO = /%(?:\{([slodiphv])(\d{0,3})(r?)([.\-+,/_=]*)\}|([%_-]))/gi;

/** Whether all macros in a text are well-formed. */
export const isMacroString = (text: string): boolean =>
  !text.replaceAll(MACRO, '').includes('%') && !/%\{[a-z]0+r?[.\-+,/_=]*\}/i.test(text);

export const usesValidatedName = (text: string): boolean => /%\{p/i.test(text);

const LITERALS: Readonly<Record<string, string>> = { '%': '%', _: ' ', '-': '%20' };
const LONGEST = 253;

/** Replaces the macros in a domain. Only the end of a domain that is too long remains: RFC 7208, section 7.3. */
export function expandMacros(text: string, values: MacroValues): string {
  const domain = text.replaceAll(
    MACRO,
    (_all, letter: string | undefined, digits: string, reverse: string, delimiters: string, literal: string) => {
      if (letter === undefined) return LITERALS[literal] ?? '';
      const value = values[letter.toLowerCase() as keyof MacroValues]; // one of its letters
      const changed = transform(value, { count: Number(digits || 0), isReversed: reverse !== '', delimiters: delimiters || '.' });
      return letter === letter.toLowerCase() ? changed : encodeURIComponent(changed).replaceAll(/[!'()*]/g, escapeCharacter);
    },
  );
  let name = domain.replace(/\.$/, '');
  while (name.length > LONGEST && name.includes('.')) name = name.slice(name.indexOf('.') + 1);
  return name;
}

const escapeCharacter = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

function transform(
  value: string,
  { count, isReversed, delimiters }: { readonly count: number; readonly isReversed: boolean; readonly delimiters: string },
): string {
  const parts = value.split(new RegExp(`[${delimiters.replaceAll(/[\\\]^-]/g, '\\$&')}]`));
  const ordered = isReversed ? parts.toReversed() : parts;
  return (count > 0 ? ordered.slice(-count) : ordered).join('.');
}
