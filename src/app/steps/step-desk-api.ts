import { loadTool } from '../worker/load-tool.ts';
import { StepDesk } from './step-desk.ts';
import { StepLineDesk } from './step-line-desk.ts';

/** The step services of the worker. */
export const stepDesk = new StepDesk(loadTool, () => performance.now());
export const stepLineDesk = new StepLineDesk(loadTool, () => performance.now());
