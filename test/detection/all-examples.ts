import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolIds, toolPath } from '../../scripts/catalog.ts';
import type { Negative, Positive } from './examples.ts';

/** The tool of an example. */
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
      return { tool, ...((await import(url)) as Examples) }; // the exports of every such file
    }),
);

export const positives: readonly (Positive & OfTool)[] = examples.flatMap(({ tool, positives: own }) =>
  own.map((each) => ({ ...each, tool })),
);

export const negatives: readonly (Negative & OfTool)[] = examples.flatMap(({ tool, negatives: own }) =>
  own.map((each) => ({ ...each, tool })),
);

/** The name of an example in lists of errors and exceptions. */
export const nameOf = ({ tool, detector, input }: Negative & OfTool): string =>
  `${tool} ${detector}: ${typeof input === 'string' ? input.slice(0, 80) : input.file}`;
