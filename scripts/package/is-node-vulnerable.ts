// Prints `true` if a version of Node has a known vulnerability on Linux or is out of support, and `false` if not. Fails if it cannot find out.
//   node scripts/package/is-node-vulnerable.ts v24.1.0
import { isNodeVulnerable } from 'is-my-node-vulnerable';

const [, , version = ''] = process.argv;
if (!/^v\d+\.\d+\.\d+$/.test(version)) throw new Error(`Pass a version of Node such as v24.1.0 instead of “${version}”.`);
console.log(await isNodeVulnerable(version, 'linux'));
