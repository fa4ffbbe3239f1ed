// Prints the ids of the tools that are finished, separated by commas: all but those that .ci/in-progress.json names.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const inProgress = JSON.parse(readFileSync('.ci/in-progress.json', 'utf8')) as readonly string[]; // our own file
const ids = globSync('src/tools/*/tool.ts').map((file) => basename(dirname(file)));
console.log(
  ids
    .filter((id) => !inProgress.includes(id))
    .toSorted()
    .join(','),
);
