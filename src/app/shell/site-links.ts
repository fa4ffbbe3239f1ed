import { configuration } from './configuration.ts';

/** The address for requests and bug reports; empty if there is no repository. */
export const issuesAddress = configuration.links.repository && `${configuration.links.repository.replace(/\/$/, '')}/issues`;

/** Opens another site in a new tab without access to this page. */
export const otherSite = { target: '_blank', rel: 'noopener noreferrer' } as const;
