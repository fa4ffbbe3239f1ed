import { loadTool } from '../../platform/worker/load-tool.ts';
import { LineService } from './line-service.ts';

/** The line service of the worker. */
export const lineService = new LineService(loadTool, () => performance.now());
