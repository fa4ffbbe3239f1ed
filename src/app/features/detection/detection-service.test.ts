import { expect, test } from 'vitest';
import type { DataContext } from '#core/context.ts';
import { declareTool } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';
import { ok } from '#core/result.ts';
import type { AskedTool } from '#engine/ask-finding.ts';
import type { ToolDetector } from '#pure/detection/detection.ts';
import { sampleOfText } from '#pure/detection/sample.ts';
import { DetectionService, type ServiceSurroundings } from './detection-service.ts';

const declaration = declareTool({
  inputs: { text: text() },
  options: {},
  outputs: { shout: textOutput() },
  operations: { shout: { takes: ['text'], gives: ['shout'], thread: 'main' } },
});

const detector = (toolId: string, isNeeded?: boolean): ToolDetector => ({
  toolId,
  id: 'any',
  reads: 'text',
  maxLength: 100,
  detect: ({ bare }) => ({
    reading: 'any',
    confidence: 'strong',
    rank: toolId.length,
    hands: { inputs: {} },
    ...(isNeeded !== undefined && { ask: { operation: 'shout', inputs: { text: bare }, write: 'said', isNeeded } }),
  }),
});

const sample = (content: string) => sampleOfText(content, { now: new Date(0), timeZone: 'UTC', language: 'en' });

const around: ServiceSurroundings = {
  inflate: () => Promise.resolve(undefined),
  onFault: () => undefined,
  clock: () => 0,
  pause: () => Promise.resolve(),
  context: {} as DataContext, // the simulated operation reads nothing from the context
  tools: {
    asking: () =>
      Promise.resolve({
        declaration,
        run: { shout: ({ text: said }) => ok(String(said).toUpperCase()) },
        write: { said: (result) => (result.ok && result.value !== 'NOTHING' ? { answer: { copy: String(result.value) } } : undefined) },
      }),
  },
};

test('a computed answer replaces the pending one', async () => {
  const service = new DetectionService([detector('asking', true), detector('knowing')], around);
  expect((await service.detect(1, sample('loud')))?.map(({ toolId, asks }) => [toolId, asks])).toEqual([
    ['asking', 'needed'],
    ['knowing', undefined],
  ]);
  const rows = await service.ask(1, 'asking any');
  expect(rows?.map(({ toolId, answer, asks }) => [toolId, answer?.copy, asks])).toEqual([
    ['asking', 'LOUD', undefined],
    ['knowing', undefined, undefined],
  ]);
});

test.each([
  { isNeeded: true, left: 0, fact: 'that needs an answer is removed without one' },
  { isNeeded: false, left: 1, fact: 'that does not need an answer stays without one' },
])('a row $fact', async ({ isNeeded, left }) => {
  const service = new DetectionService([detector('asking', isNeeded)], around);
  await service.detect(1, sample('nothing'));
  expect(await service.ask(1, 'asking any')).toHaveLength(left);
});

test('a new detection cancels the previous one', async () => {
  let time = 0;
  const service = new DetectionService(
    Array.from({ length: 5 }, (_, index) => detector(`tool-${'x'.repeat(index)}`)),
    { ...around, clock: () => (time += 20), pause: () => Promise.resolve() },
  );
  const first = service.detect(1, sample('one'));
  const second = service.detect(2, sample('two'));
  expect([await first, (await second)?.length]).toEqual([undefined, 5]);
  expect(await service.ask(1, 'tool- any')).toBeUndefined();
});

test('detects the content of a result, even if the result was slow', async () => {
  let time = 0;
  const asking: AskedTool = {
    declaration,
    run: {
      shout: ({ text: said }) => {
        time += 1000;
        return ok(String(said).toUpperCase());
      },
    },
    write: {
      said: (result) => (result.ok ? { answer: { copy: String(result.value) }, inside: { layer: 'qrCode', text: 'quiet' } } : undefined),
    },
  };
  const service = new DetectionService([detector('asking', true), detector('knowing')], {
    ...around,
    clock: () => time,
    tools: { asking: () => Promise.resolve(asking) },
  });
  await service.detect(1, sample('loud'));
  const rows = await service.ask(1, 'asking any');
  expect(rows?.map(({ toolId, chain }) => [toolId, ...chain])).toContainEqual(['knowing', 'qrCode']);
});

test('a discarded input cannot be queried', async () => {
  const service = new DetectionService([detector('asking', true)], around);
  await service.detect(1, sample('loud'));
  service.forget();
  expect(await service.ask(1, 'asking any')).toBeUndefined();
});
