// Builds the site once more for the base path /x/, into build/under-x, where the browser tests look whether every link keeps it.
process.env['BASE_URL'] = '/x/';
process.env['BUILD_DIRECTORY'] = 'build/under-x';
const { buildSite } = await import('./build/build-site.ts');
await buildSite();
