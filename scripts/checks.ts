// Everything that a change must pass, each gate with its time. The last line is `N passed, N failed`.
//   node scripts/gates.ts [name …]     only the gates whose name begins with one of the words
//   node scripts/gates.ts quick        what a minute can say about what has changed
import { gates } from './checks/all-checks.ts';
import { quickGates } from './checks/changed-checks.ts';
import { runGates } from './checks/run-checks.ts';

const wanted = process.argv.slice(2);
const isQuick = wanted.length === 1 && wanted[0] === 'quick';
await runGates(isQuick ? quickGates() : gates.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word))));
