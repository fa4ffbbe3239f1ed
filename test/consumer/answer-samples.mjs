// Prints the results of the samples as a line of JSON.
import { readFile } from 'node:fs/promises';
import { answersTo } from './answers.js';

const samples = JSON.parse(await readFile(new URL('samples.json', import.meta.url), 'utf8'));
console.log(JSON.stringify(await answersTo(samples)));
