import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCapture, emptyGallery, type Gallery, removeCapture, restoreCapture } from './gallery.ts';

const made = (kind: 'screenshot' | 'recording') => ({ kind, blob: new Blob(), width: 640, height: 480, fileName: 'any' });
const numbers = ({ captures }: Gallery) => captures.map(({ kind, number }) => `${kind} ${number}`);

describe('gallery', () => {
  test('lists the newest first, and numbers pictures and videos separately', () => {
    const gallery = [made('screenshot'), made('recording'), made('screenshot')].reduce(addCapture, emptyGallery);
    expect(numbers(gallery)).toEqual(['screenshot 2', 'recording 1', 'screenshot 1']);
  });

  test('removes a capture without renumbering the others', () => {
    const gallery = [made('screenshot'), made('screenshot'), made('recording')].reduce(addCapture, emptyGallery);
    const first = gallery.captures.find(({ kind }) => kind === 'screenshot')!;
    expect(numbers(removeCapture(gallery, first))).toEqual(['recording 1', 'screenshot 1']);
  });

  test('restores a deleted capture at its position after others were added', () => {
    const gallery = [made('screenshot'), made('recording'), made('screenshot')].reduce(addCapture, emptyGallery);
    const left = addCapture(removeCapture(gallery, gallery.captures[1]!), made('recording'));
    expect(numbers(restoreCapture(left, gallery.captures[1]!, 1))).toEqual(['recording 2', 'screenshot 2', 'recording 1', 'screenshot 1']);
  });

  test('never reuses a number', () => {
    const step = fc.constantFrom('screenshot', 'recording', 'delete');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat(), (steps, place) => {
        const given: string[] = [];
        let gallery = emptyGallery;
        for (const next of steps) {
          const target = gallery.captures[place % Math.max(1, gallery.captures.length)];
          if (next !== 'delete') given.push(numbers((gallery = addCapture(gallery, made(next))))[0]!);
          else if (target) gallery = removeCapture(gallery, target);
        }
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });
});
