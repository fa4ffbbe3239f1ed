import { formatPixels, formatRatio } from '../measures.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { mediaFlag, mediaValue } from './media-query.ts';

export const screenFacts = (t: Translate): readonly Fact[] => [
  { label: t('outputs.screenSize'), read: () => formatPixels(screen.width, screen.height) },
  { label: t('outputs.availableSize'), read: () => formatPixels(screen.availWidth, screen.availHeight) },
  { label: t('outputs.windowSize'), read: () => formatPixels(innerWidth, innerHeight) },
  { label: t('outputs.physicalSize'), read: () => formatPixels(screen.width * devicePixelRatio, screen.height * devicePixelRatio) },
  { label: t('outputs.pixelRatio'), read: () => formatRatio(devicePixelRatio) },
  { label: t('outputs.orientation'), read: () => `${screen.orientation.type}, ${screen.orientation.angle}°` },
  { label: t('outputs.colorDepth'), read: () => t('view.bits', { count: screen.colorDepth }) },
  { label: t('outputs.colorGamut'), read: () => mediaValue('color-gamut', ['rec2020', 'p3', 'srgb']) },
  { label: t('outputs.highDynamicRange'), read: () => mediaFlag('dynamic-range', 'high', 'standard') },
];
