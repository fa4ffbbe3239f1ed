import { loadTool } from '../worker/load-tool.ts';
import { LineDesk } from './line-desk.ts';

/** The desk of a worker. */
export const lineDesk = new LineDesk(loadTool, () => performance.now());
