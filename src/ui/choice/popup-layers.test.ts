import { expect, test } from 'vitest';
import { raisePopup } from './popup-layers.ts';

const popup = () => ({ style: { zIndex: '' } });
const layerOf = ({ style }: { style: { zIndex: string } }) => Number(style.zIndex);

test('starts at 2000 and puts each popup above the previous ones', () => {
  const [first, second] = [popup(), popup()];
  const closers = [raisePopup(first), raisePopup(second)];
  expect([first, second].map(layerOf)).toEqual([2000, 2001]);
  for (const close of closers) close();
});

test('starts over when all are closed', () => {
  raisePopup(popup())();
  const again = popup();
  const close = raisePopup(again);
  expect(layerOf(again)).toBe(2000);
  close();
});

test('raises a popup above the others again', () => {
  const [first, second] = [popup(), popup()];
  raisePopup(first);
  const closeSecond = raisePopup(second);
  const closeFirst = raisePopup(first);
  expect(layerOf(first)).toBeGreaterThan(layerOf(second));
  closeFirst();
  closeSecond();
});

test('renumbers open popups in order when the layers exceed a range of 2500', () => {
  const [bottom, top] = [popup(), popup()];
  const closeBottom = raisePopup(bottom);
  for (let count = 0; count < 2500; count += 1) raisePopup(popup())();
  expect(layerOf(bottom)).toBe(2000);
  const closeTop = raisePopup(top);
  expect(layerOf(top)).toBe(2001);
  closeTop();
  closeBottom();
});
