import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';

test.each([
  ['en', 20, '640 × 480, 20 frames per second'],
  ['en', 1, '640 × 480, 1 frame per second'],
  ['de', 1, '640 × 480, 1 Bild pro Sekunde'],
  ['es', 1, '640 × 480, 1 fotograma por segundo'],
  ['fr', 1, '640 × 480, 1 image par seconde'],
  ['pt', 1, '640 × 480, 1 quadro por segundo'],
  ['ru', 21, '640 × 480, 21\u00a0кадр/с'],
] as const)('formats the camera details in %s at a rate of %d as %s', (language, rate, text) => {
  expect(toolTexts('camera-recorder', language)('view.cameraDetails', { size: '640 × 480', count: rate })).toBe(text);
});
