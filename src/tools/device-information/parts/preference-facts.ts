import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { mediaFlag, mediaValue } from './media-query.ts';

export const preferenceFacts = (t: Translate): readonly Fact[] => [
  { label: t('view.facts.colorScheme'), read: () => mediaValue('prefers-color-scheme', ['light', 'dark']) },
  { label: t('view.facts.reducedMotion'), read: () => mediaFlag('prefers-reduced-motion', 'reduce', 'no-preference') },
  { label: t('view.facts.contrast'), read: () => mediaValue('prefers-contrast', ['no-preference', 'more', 'less', 'custom']) },
  { label: t('view.facts.forcedColors'), read: () => mediaFlag('forced-colors', 'active', 'none') },
];
