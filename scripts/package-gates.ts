// A release, made twice, and its image, started: each gate with its time. The last line is `N passed, N failed`.
//   node scripts/package-gates.ts [name …]     only the gates whose name begins with one of the words
import { runGates } from './checks/run-checks.ts';
import { imageGate } from './package/gates/image-gate.ts';
import { packageGate } from './package/gates/package-gate.ts';

const wanted = process.argv.slice(2);
await runGates([packageGate, imageGate].filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word))));
