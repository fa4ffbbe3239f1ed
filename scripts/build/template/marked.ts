import type { SiteCondition } from '../../../src/core/page-settings.ts';

/** A part of a page that only exists if the site meets a condition. */
export const marked = (condition: SiteCondition, part: string): string => `<!--?${condition}-->${part}<!--/?-->`;
