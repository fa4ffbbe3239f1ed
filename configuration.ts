import type { ConfigurationObject } from './src/core/configuration.ts';

/** The settings of this deployment. An environment variable for the same setting takes precedence. See docs/self-hosting.md, “Settings”. */
export default {} satisfies ConfigurationObject;
