// Serves what `npm run build` has left in build/client.   PORT and HOST say where; else http://localhost:4173.
import { existsSync } from 'node:fs';
import { SITE } from './build/folders.ts';
import { readProductionConfiguration } from './configuration.ts';
import { serveSite } from './serve/serve-site.ts';

if (!existsSync(SITE)) {
  console.error(`There is no ${SITE} yet. Build the site first: npm run build`);
  process.exit(1);
}
await serveSite(readProductionConfiguration());
