import type { SiteCondition } from '../../../src/core/page-settings.ts';

/** A part of a page that is there only where a condition holds for the site. */
export const marked = (condition: SiteCondition, part: string): string => `<!--?${condition}-->${part}<!--/?-->`;
