import { describe, expect, test } from 'vitest';
import type { DataContext } from '#core/context.ts';
import { declareTool } from '#core/declaration.ts';
import { choice, file, secret, text } from '#core/fields.ts';
import { bytes, row, textOutput } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import type { Work } from '../library.ts';
import { runStep } from './run-step.ts';
import { stepOperations } from './step-operation.ts';

const declaration = declareTool({
  inputs: { word: text({ singleLine: true, maxLength: 8 }), content: file(), key: secret() },
  options: {
    letters: choice(['upper', 'lower'], 'upper'),
    from: choice(['word', 'content'], 'word'),
    mode: choice(['say', 'save'], 'say'),
  },
  outputs: { said: textOutput(), length: row(), hidden: textOutput({ isSecret: true }), saved: bytes('saved.bin'), draft: textOutput() },
  operations: {
    say: { takes: ['word', 'content', 'from', 'letters'], gives: ['said', 'length', 'hidden'], thread: 'main' },
    save: { takes: ['word', 'mode'], gives: ['saved'], thread: 'main', when: { mode: ['save'] } },
    open: { takes: ['key'], gives: ['draft'], thread: 'main' },
    hide: { takes: ['word'], gives: ['hidden'], thread: 'main' },
    invent: { takes: ['letters'], gives: ['draft'], thread: 'main', trigger: 'generate' },
  },
});

interface Given {
  readonly word: string;
  readonly content: File | null;
  readonly from: string;
  readonly letters: string;
}

const work = {
  run: {
    async say({ word, content, from, letters }: Given) {
      if (word === 'no') return fail('refused');
      const said = from === 'content' ? `${content?.size} bytes` : letters === 'upper' ? word.toUpperCase() : word;
      return word === '' && !content ? ok(null) : ok({ said, length: String(said.length), hidden: 'h' });
    },
    save: ({ word }: Given) => ok({ saved: { content: new Blob([word]), file: 'a.bin' } }),
    invent: () => ok('drawn'),
  },
  presenters: {},
} as unknown as Work; // matches the declaration above

const context = {} as DataContext; // unused by these runs
const texts = { t: (key: string) => key, language: 'en' };
const run = (name: string, input: string | File | undefined, step: Partial<Parameters<typeof runStep>[1]> = {}) =>
  runStep({ declaration, work, name }, { values: {}, ...step }, input, context, texts);
const forwardedOf = async (...args: Parameters<typeof run>) => {
  const result = await run(...args);
  return result.ok ? result.value.forwarded : result.error.code;
};

test('an operation can be a step if its output is not a secret', () => {
  const steps = Object.values(stepOperations(declaration)).map(({ name, inputs, forwardableOutputs }) => ({
    name,
    inputs,
    forwardableOutputs,
  }));
  expect(steps).toEqual([
    { name: 'say', inputs: ['word', 'content'], forwardableOutputs: ['said', 'length'] },
    { name: 'save', inputs: ['word'], forwardableOutputs: ['saved'] },
    { name: 'open', inputs: ['key'], forwardableOutputs: ['draft'] },
    { name: 'invent', inputs: [], forwardableOutputs: ['draft'] },
  ]);
});

describe('the output of a step', () => {
  test.each([
    ['is the result for its input', 'say', 'abc', {}, 'ABC'],
    ['is the chosen output', 'say', 'abc', { forwardedOutput: 'length' }, '3'],
    ['follows the options', 'say', 'abc', { values: { letters: 'lower' } }, 'abc'],
    ['does not depend on a final line break', 'say', 'abc\n', {}, 'ABC'],
    ['is missing for an empty input', 'say', '', {}, undefined],
    ['is missing without an input', 'say', undefined, {}, undefined],
    ['needs no input if the step takes none', 'invent', undefined, {}, 'drawn'],
    ['is the error of the operation', 'say', 'no', {}, 'refused'],
    ['is an error if the input is too long for its field', 'say', 'longer than that', {}, 'notTaken'],
  ] as const)('%s', async (_what, name, input, step, expected) => {
    expect(await forwardedOf(name, input, step)).toBe(expected);
  });

  test('is a file with its name, and its `when` condition selects the options', async () => {
    const forwarded = await forwardedOf('save', 'abc');
    expect(forwarded).toBeInstanceOf(File);
    expect(forwarded instanceof File && [forwarded.name, await forwarded.text()]).toEqual(['a.bin', 'abc']);
  });
});

test('a text input rejects more than 64 MB, and a file input accepts any size', async () => {
  const large = new File([new Uint8Array(64 * 1024 * 1024 + 1)], 'large');
  expect(await forwardedOf('save', large)).toBe('tooMuch');
  expect(await forwardedOf('say', large)).toBe('67108865 bytes');
});

describe('bytes', () => {
  const notText = new File([Uint8Array.of(0xff, 0xfe)], 'a');

  test('go to the file input if there is one', async () => {
    expect(await forwardedOf('say', notText)).toBe('2 bytes');
  });

  test('go to a text input if they are UTF-8, without a byte order mark', async () => {
    expect(await forwardedOf('invent', notText)).toBe('drawn');
    const forwarded = await forwardedOf('save', new File([Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)], 'a'));
    expect(forwarded instanceof File && (await forwarded.text())).toBe('a');
  });

  test('that are not UTF-8 are rejected by a text input', async () => {
    expect(await forwardedOf('save', notText)).toBe('notUtf8');
  });
});
