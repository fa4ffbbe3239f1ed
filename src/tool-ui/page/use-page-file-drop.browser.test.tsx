import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, transferOf } from '#test/support/render.tsx';
import { usePageFileDrop } from './use-page-file-drop.ts';

const take = vi.fn<(files: readonly File[]) => void>();
const takeInField = vi.fn<() => void>();

function Probe() {
  usePageFileDrop(take);
  return <input aria-label="Name" onDrop={takeInField} />;
}

beforeEach(() => vi.clearAllMocks());

/** Drops data on a field. Returns `false` if a listener prevented the default action. */
function drop(dataTransfer: DataTransfer): boolean {
  flushSync(() => render(<Probe />));
  return page
    .getByLabelText('Name')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('the page handles a dropped file, even over a file field, instead of the browser', () => {
  expect(drop(transferOf(new File(['x'], 'a.svg')))).toBe(false);
  expect(take).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'a.svg' })]);
  expect(takeInField).not.toHaveBeenCalled();
});

test('the field under it handles dropped text', () => {
  const text = new DataTransfer();
  text.setData('text/plain', 'x');
  expect(drop(text)).toBe(true);
  expect(take).not.toHaveBeenCalled();
  expect(takeInField).toHaveBeenCalledOnce();
});
