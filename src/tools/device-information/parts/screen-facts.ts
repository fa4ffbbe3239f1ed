import { formatPixels, formatRatio } from '../measures.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { mediaFlag, mediaValue } from './media-query.ts';

export const screenFacts = (t: Translate): readonly Fact[] => [
  { label: t('view.facts.screenSize'), read: () => formatPixels(screen.width, screen.height) },
  { label: t('view.facts.availableSize'), read: () => formatPixels(screen.availWidth, screen.availHeight) },
  { label: t('view.facts.windowSize'), read: () => formatPixels(innerWidth, innerHeight) },
  { label: t('view.facts.physicalSize'), read: () => formatPixels(screen.width * devicePixelRatio, screen.height * devicePixelRatio) },
  { label: t('view.facts.pixelRatio'), read: () => formatRatio(devicePixelRatio) },
  { label: t('view.facts.orientation'), read: () => `${screen.orientation.type}, ${screen.orientation.angle}°` },
  { label: t('view.facts.colorDepth'), read: () => t('view.bits', { count: screen.colorDepth }) },
  { label: t('view.facts.colorGamut'), read: () => mediaValue('color-gamut', ['rec2020', 'p3', 'srgb']) },
  { label: t('view.facts.highDynamicRange'), read: () => mediaFlag('dynamic-range', 'high', 'standard') },
];
