import { fail, ok } from '#core/result.ts';

interface Given {
  readonly text: string;
}

export const run = {
  throwSometimes: ({ text }: Given) => {
    if (text.includes('*')) throw new Error('planted');
    return ok(text);
  },
  sayUnknownCode: ({ text }: Given) => (text === '' ? ok(text) : fail('codeWithoutSentence')),
  addStar: ({ text }: Given) => ok(`${text}*`),
  doubleStars: ({ text }: Given) => ok(text.replaceAll('*', '**')),
  halveStars: ({ text }: Given) => ok(text.replaceAll('*', '')),
};
