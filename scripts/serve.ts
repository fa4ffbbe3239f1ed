// Serves build/client, which `npm run build` writes, at http://localhost:4173 or at PORT and HOST.
import { existsSync } from 'node:fs';
import { SITE } from './build/folders.ts';
import { readProductionConfiguration } from './configuration.ts';
import { serveSite } from './serve/serve-site.ts';

if (!existsSync(SITE)) {
  console.error(`${SITE} does not exist. Build the site first: npm run build`);
  process.exit(1);
}
await serveSite(readProductionConfiguration());
