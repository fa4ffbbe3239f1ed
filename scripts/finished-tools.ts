// Prints the ids of the tools that are finished, separated by commas: all but those that test/in-progress.json names.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const inProgress = JSON.parse(readFileSync('test/in-progress.json', 'utf8')) as readonly string[]; // our own file
const ids = globSync('src/tools/*/tool.ts').map((file) => basename(dirname(file)));
console.log(
  ids
    .filter((id) => !inProgress.includes(id))
    .toSorted()
    .join(','),
);
