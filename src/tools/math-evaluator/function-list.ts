import type { MathJsInstance } from 'mathjs';
import { createEngine, disabledNames, namesOf } from './engine.ts';

/** A function or a constant that an expression can name. */
export interface ListedName {
  readonly name: string;
  /** The syntax, such as `sqrt(x)`, or the name alone for a constant. */
  readonly syntax: string;
  readonly isFunction: boolean;
  /** A sentence, in English. */
  readonly description: string;
}

interface Documentation {
  /** A list of lines for one of the functions, otherwise a single text. */
  readonly description?: string | readonly string[];
  readonly syntax?: readonly string[];
}

/** Lists every function and constant with documentation in mathjs, by name. */
export function listFunctions(): readonly ListedName[] {
  const math = createEngine({ numberType: 'float', angles: 'radians', randomSeed: '' });
  return Object.entries(namesOf(math))
    .filter(([name]) => !disabledNames.has(name))
    .flatMap(([name, value]): readonly ListedName[] => {
      const { description = [], syntax = [] } = documentationOf(math, name);
      const [text = ''] = [description].flat();
      const isFunction = typeof value === 'function';
      const written = syntax.map((line) => line.slice(line.indexOf(`${name}(`)).trim()).find((call) => call.startsWith(`${name}(`));
      const listed = { name, syntax: isFunction ? (written ?? `${name}(x)`) : name, isFunction, description: firstSentence(text) };
      return text === '' ? [] : [listed];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

const LN: Documentation = { description: 'Calculate the natural logarithm of a value.', syntax: ['ln(x)'] };

function documentationOf(math: MathJsInstance, name: string): Documentation {
  if (name === 'ln') return LN; // ours
  try {
    return (math.help as unknown as (name: string) => { readonly doc: Documentation })(name).doc; // the types omit `doc`
  } catch {
    return {}; // undocumented names are not for users
  }
}

function firstSentence(description: string): string {
  const plain = description.replaceAll('`', '');
  return /^.*?\.(?=[\sA-Z]|$)/s.exec(plain)?.[0] ?? plain;
}
