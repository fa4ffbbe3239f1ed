// Prints the ids of the tools that are finished, separated by commas: all but those that .ci/in-progress.json names.
import { readFileSync } from 'node:fs';
import { toolIds } from '../scripts/catalog.ts';

const inProgress = JSON.parse(readFileSync('.ci/in-progress.json', 'utf8')) as readonly string[]; // our own file
console.log(
  toolIds()
    .filter((id) => !inProgress.includes(id))
    .join(','),
);
