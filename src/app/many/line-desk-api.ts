import tools from 'virtual:line-tools';
import { contextIn } from '#workbench/answer/run-context.ts';
import { loadData } from '../worker/load-data.ts';
import { LineDesk } from './line-desk.ts';

/** The desk of a worker. Who wants it to stop ends the worker. */
export const lineDesk = new LineDesk(
  async (toolId, language) => {
    const { declaration, run, answer = {} } = (await tools[toolId]?.()) ?? {};
    if (!declaration || !run) throw new Error(`The tool “${toolId}” takes no lines.`);
    return { declaration, work: { run, answer }, context: { ...contextIn(language), progress: () => undefined, loadData } };
  },
  () => performance.now(),
);
