import { Lexer } from 'yaml';
import { ok } from '#core/result.ts';

interface Given {
  readonly text: string;
}

const lex = (text: string): number => [...new Lexer().lex(text)].length;

function sumOf(text: string, to: number): number {
  let sum = 0;
  for (let index = 0; index < to; index++) sum = (sum + text.charCodeAt(index)) % 1009;
  return sum;
}

export const run = {
  readOnce: ({ text }: Given) => ok(`${sumOf(text, text.length)} ${lex(text)}`),
  readAgain: ({ text }: Given) => ok(String(Array.from(text, (_, index) => sumOf(text, index)))),
  /** Hides quadratic work among a hundred other steps for each character. */
  readAgainSeldom({ text }: Given) {
    let sum = 0;
    for (let index = 0; index < text.length; index++) {
      for (let step = 0; step < 100; step++) sum = (sum + step) % 1009;
      if (index % 20 === 0) sum += sumOf(text, index);
    }
    return ok(String(sum));
  },
  lexAgain: ({ text }: Given) => ok(String(text.split('a').map(() => lex(text)))),
  throwSometimes({ text }: Given) {
    if (text.includes('[')) throw new Error('planted');
    return ok(text);
  },
};
