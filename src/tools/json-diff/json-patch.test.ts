import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import type { ArrayComparison } from './pair-items.ts';
import { diff } from './run.ts';

function patchOf(before: string, after: string, arrays: ArrayComparison = 'aligned', matchBy = ''): string | null {
  const result = diff({ before, after, arrays, matchBy }, { progress: () => undefined });
  if (!result.ok || !result.value) throw new Error(JSON.stringify(result));
  return result.value.patch;
}

interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

type Container = Record<string, unknown> | unknown[];

/** Applies a JSON Patch of these three operations to a copy of a document: RFC 6902, section 4. */
function applyPatch(document: unknown, operations: readonly PatchOperation[]): unknown {
  const holder: { root: unknown } = { root: structuredClone(document) };
  for (const { op, path, value } of operations) {
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop();
    if (last === undefined) {
      holder.root = value;
      continue;
    }
    const target = steps.reduce<Container>(
      (container, step) => (container as Record<string, Container>)[step] ?? [],
      holder.root as Container,
    );
    if (Array.isArray(target)) target.splice(Number(last), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
    else if (op === 'remove') delete target[last];
    else Object.defineProperty(target, last, { value, enumerable: true, configurable: true, writable: true });
  }
  return holder.root;
}

describe('the patch', () => {
  // RFC 6902, appendix A: A.1 to A.5 each have one operation that turns the first document into the second; A.4 removes, A.5 replaces.
  test.each([
    ['{"foo":"bar"}', '{"baz":"qux","foo":"bar"}', { op: 'add', path: '/baz', value: 'qux' }],
    ['{"foo":["bar","baz"]}', '{"foo":["bar","qux","baz"]}', { op: 'add', path: '/foo/1', value: 'qux' }],
    ['{"baz":"qux","foo":"bar"}', '{"foo":"bar"}', { op: 'remove', path: '/baz' }],
    ['{"foo":["bar","qux","baz"]}', '{"foo":["bar","baz"]}', { op: 'remove', path: '/foo/1' }],
    ['{"baz":"qux","foo":"bar"}', '{"baz":"boo","foo":"bar"}', { op: 'replace', path: '/baz', value: 'boo' }],
    ['{"/":9,"~1":10}', '{"/":9,"~1":11}', { op: 'replace', path: '/~01', value: 11 }],
  ])('from %s to %s contains one operation', (before, after, operation) => {
    expect(patchOf(before, after)).toBe(JSON.stringify([operation], null, 2));
  });

  test('transforms the first document into the second', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom('aligned', 'byPosition'),
        (one, other, arrays) => {
          const operations = JSON.parse(patchOf(JSON.stringify(one), JSON.stringify(other), arrays) ?? '') as readonly PatchOperation[];
          expect(patchOf(JSON.stringify(applyPatch(one, operations)), JSON.stringify(other))).toBe('[]');
        },
      ),
      { numRuns: runs(300) },
    );
  });

  const arraysOfDigits = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });

  test('transforms arrays with few distinct values, too', () => {
    fc.assert(
      fc.property(arraysOfDigits, arraysOfDigits, (one, other) => {
        const operations = JSON.parse(patchOf(JSON.stringify(one), JSON.stringify(other)) ?? '') as readonly PatchOperation[];
        expect(applyPatch(one, operations)).toEqual(other);
      }),
    );
  });

  test('is missing if the order of items is ignored', () => {
    expect(patchOf('[1]', '[2]', 'ignoreOrder')).toBeNull();
    expect(patchOf('[1]', '[2]', 'aligned', 'id')).toBeNull();
  });
});
