import type { ConfigurationObject } from './src/core/configuration.ts';

/** What this deployment sets for good; an environment variable of the same setting wins. See docs/self-hosting.md, “Settings”. */
export default {} satisfies ConfigurationObject;
