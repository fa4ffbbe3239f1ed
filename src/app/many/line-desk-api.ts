import { loadTool } from '../worker/load-tool.ts';
import { LineDesk } from './line-desk.ts';

/** The line service of the worker. */
export const lineDesk = new LineDesk(loadTool, () => performance.now());
