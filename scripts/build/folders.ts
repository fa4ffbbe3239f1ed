import { join } from 'node:path';

/**
 * The output folder of a build. `BUILD_DIRECTORY` selects another one, so that a second build does not replace the site that is being
 * served.
 */
export const BUILD_FOLDER = process.env['BUILD_DIRECTORY'] ?? 'build';

/** The folder that is published as an npm package. */
export const PACKAGE_FOLDER = process.env['PACKAGE_DIRECTORY'] ?? 'dist';

/** The pages and files before any settings are applied. Sites are rendered from it. */
export const TEMPLATE = join(BUILD_FOLDER, 'template');

/** The folder that a host serves. */
export const SITE = join(BUILD_FOLDER, 'client');
