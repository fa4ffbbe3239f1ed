import type { MathJsInstance } from 'mathjs';
import { createEngine, disabledNames, namesOf } from './engine.ts';

/** A function or a constant that an expression can name. */
export interface ListedName {
  readonly name: string;
  /** How it is written: `sqrt(x)`; the name alone where it is a constant. */
  readonly syntax: string;
  readonly isFunction: boolean;
  /** A sentence, in English. */
  readonly description: string;
}

interface Documentation {
  /** Of one function it is a list of lines. */
  readonly description?: string | readonly string[];
  readonly syntax?: readonly string[];
}

/** Every function and constant that mathjs has documentation for, by name. */
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
    return (math.help as unknown as (name: string) => { readonly doc: Documentation })(name).doc; // the types know only functions, and no `doc`
  } catch {
    return {}; // what is not documented is not meant for people
  }
}

function firstSentence(description: string): string {
  const plain = description.replaceAll('`', '');
  return /^.*?\.(?=[\sA-Z]|$)/s.exec(plain)?.[0] ?? plain;
}
