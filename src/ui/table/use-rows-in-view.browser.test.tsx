import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#test/support/render.tsx';
import { useRowsInView } from './use-rows-in-view.ts';

const COUNT = 10_000;

/** Compiled like every component, so the hook must return new values whenever other rows are in view. */
function Places() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { items, totalHeight, scrollTo } = useRowsInView({ scroller, count: COUNT, heightAt: () => 20, overscan: 1 });
  return (
    <>
      <section ref={setScroller} aria-label="Places" style={{ height: 100, overflow: 'auto' }}>
        <ul style={{ position: 'relative', height: totalHeight }}>
          {items.map(({ index, start }) => (
            <li key={index} style={{ position: 'absolute', top: start, height: 20 }}>{`place ${index}`}</li>
          ))}
        </ul>
      </section>
      <button type="button" onClick={() => scrollTo(5000)}>
        go
      </button>
    </>
  );
}

const place = (index: number) => page.getByText(`place ${index}`, { exact: true });

test('only visible rows are rendered at any scroll position', async () => {
  render(<Places />);
  await expect.element(place(0)).toBeVisible();
  await page.getByRole('button', { name: 'go' }).click();
  await expect.element(place(5000)).toBeVisible();
  await expect.element(place(0)).not.toBeInTheDocument();
  const scroller = page.getByRole('region', { name: 'Places' }).element();
  scroller.scrollTop = scroller.scrollHeight;
  await expect.element(place(COUNT - 1)).toBeVisible();
  expect(page.getByRole('listitem').elements().length).toBeLessThan(20);
});
