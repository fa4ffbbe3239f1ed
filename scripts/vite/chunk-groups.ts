/**
 * What every page loads comes in two files, and what most tools work with in a third, not in fifty: together they pack better, and a page
 * names fewer of them.
 * A group takes along what its modules import, except what an earlier group has.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /\/src\/app\/(layout|home|updates)\// },
  { name: 'workbench', test: /\/src\/(core|ui|workbench)\//, minShareCount: 25 },
];
