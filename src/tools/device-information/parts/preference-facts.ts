import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { mediaFlag, mediaValue } from './media-query.ts';

export const preferenceFacts = (t: Translate): readonly Fact[] => [
  { label: t('outputs.colorScheme'), read: () => mediaValue('prefers-color-scheme', ['light', 'dark']) },
  { label: t('outputs.reducedMotion'), read: () => mediaFlag('prefers-reduced-motion', 'reduce', 'no-preference') },
  { label: t('outputs.contrast'), read: () => mediaValue('prefers-contrast', ['no-preference', 'more', 'less', 'custom']) },
  { label: t('outputs.forcedColors'), read: () => mediaFlag('forced-colors', 'active', 'none') },
];
