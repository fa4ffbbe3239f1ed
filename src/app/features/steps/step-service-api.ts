import { loadTool } from '../../platform/worker/load-tool.ts';
import { StepService } from './step-service.ts';
import { StepLineService } from './step-line-service.ts';

/** The worker's service that runs a chain of steps for one value. */
export const stepService = new StepService(loadTool, () => performance.now());
export const stepLineService = new StepLineService(loadTool, () => performance.now());
