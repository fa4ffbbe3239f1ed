// Builds the site into build/client, ready for any static host. Fails if a budget or the policy is violated.
//   node scripts/build.ts [--accept-sizes] [--sizes]
//     --accept-sizes   writes the measured sizes of the lazily loaded files as their budgets (scripts/build/budgets/lazy-budgets.json)
//     --sizes          prints all sizes that have a budget, not only those over it
import { buildSite } from './build/build-site.ts';

await buildSite({ acceptsSizes: process.argv.includes('--accept-sizes'), printsSizes: process.argv.includes('--sizes') });
