import { configuration } from './configuration.ts';

/** Where a visitor asks for a tool or reports a bug; empty if there is no repository. */
export const issuesAddress = configuration.links.repository && `${configuration.links.repository.replace(/\/$/, '')}/issues`;

/** Another site opens in a new tab, which cannot reach back. */
export const otherSite = { target: '_blank', rel: 'noopener noreferrer' } as const;
