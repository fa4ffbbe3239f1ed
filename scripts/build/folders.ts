import { join } from 'node:path';

/** Where a build leaves its files. A build under another base path has a folder of its own, beside the one that is served. */
export const BUILD_FOLDER = process.env['BUILD_DIRECTORY'] ?? 'build';

/** What is published as an npm package. */
export const PACKAGE_FOLDER = process.env['PACKAGE_DIRECTORY'] ?? 'dist';

/** The pages and files of a site that stands nowhere yet: what is served is settled from it. */
export const TEMPLATE = join(BUILD_FOLDER, 'template');

/** What a host serves. */
export const SITE = join(BUILD_FOLDER, 'client');
