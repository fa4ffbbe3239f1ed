// Builds the site into build/client, ready for any static host; fails when a budget or the policy is broken.
//   node scripts/build.ts [--accept-sizes] [--sizes]
//     --accept-sizes   writes the measured sizes of what loads later down as its budgets (scripts/build/budgets/lazy-budgets.json)
//     --sizes          prints everything that has a budget, not only what is over it
import { buildSite } from './build/build-site.ts';

await buildSite({ acceptsSizes: process.argv.includes('--accept-sizes'), printsSizes: process.argv.includes('--sizes') });
