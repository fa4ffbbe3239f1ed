import { loadTool } from '../worker/load-tool.ts';
import { StepDesk } from './step-desk.ts';
import { StepLineDesk } from './step-line-desk.ts';

/** The desks of a worker. */
export const stepDesk = new StepDesk(loadTool, () => performance.now());
export const stepLineDesk = new StepLineDesk(loadTool, () => performance.now());
