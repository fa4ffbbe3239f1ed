// The second half of `npm start`: builds the site unless it is up to date, and serves it.
import { isBuilt } from './build/sources.ts';
import { readProductionConfiguration } from './configuration.ts';
import { serveSite } from './serve/serve-site.ts';
import { startStep } from './setup/step.mjs';

const finish = startStep('Site');
const configuration = readProductionConfiguration();
if (isBuilt(configuration)) {
  finish('up to date');
} else {
  console.log('Site: building, which takes a few minutes …');
  // Loaded only here, because loading it takes a second and it is not needed when the site is up to date.
  const { buildSite } = await import('./build/build-site.ts');
  await buildSite();
  finish('built');
}
await serveSite(configuration);
