import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolIds, toolPath } from '../../scripts/catalog.ts';
import type { Negative, Positive } from './examples.ts';

/** Whose example it is. */
interface OfTool {
  readonly tool: string;
}

interface Examples {
  readonly positives: readonly Positive[];
  readonly negatives: readonly Negative[];
}

const examples = await Promise.all(
  toolIds()
    .filter((tool) => existsSync(toolPath(tool, 'detect.examples.ts')))
    .map(async (tool) => {
      const url = pathToFileURL(resolve(toolPath(tool, 'detect.examples.ts'))).href;
      return { tool, ...((await import(url)) as Examples) }; // what every such file exports
    }),
);

export const positives: readonly (Positive & OfTool)[] = examples.flatMap(({ tool, positives: own }) =>
  own.map((each) => ({ ...each, tool })),
);

export const negatives: readonly (Negative & OfTool)[] = examples.flatMap(({ tool, negatives: own }) =>
  own.map((each) => ({ ...each, tool })),
);

/** What a list of faults or exceptions calls an example. */
export const nameOf = ({ tool, detector, input }: Negative & OfTool): string =>
  `${tool} ${detector}: ${typeof input === 'string' ? input.slice(0, 80) : input.file}`;
