/**
 * What every page loads comes in two files, and what most tools work with in a third, not in fifty: together they pack better, and a page
 * names fewer of them. Tables are not for every tool.
 * A group takes along what its modules import, except what an earlier group has.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /\/src\/app\/(layout|updates)\/|\/(favorite-button|stored-switch)/ },
  { name: 'workbench', test: /\/src\/(core|ui(?!\/table\/data-table)|workbench)\//, minShareCount: 28 },
  { name: 'table', test: /\/src\/ui\/table\/data-table/, minShareCount: 2 },
];

const loadedWithPage = new RegExp(`/(?:rolldown-runtime|${chunkGroups.map(({ name }) => name).join('|')})-[\\w-]{8}\\.js$`);

/**
 * Of what a chunk needs that loads later, the files that are not there yet. A page names the others in its HTML, or comes to them by its
 * imports; where React has drawn the head anew (the page that stands for all without a network), Vite would ask for them once more, and
 * Firefox calls that an error.
 */
export const notLoadedWithPage = (_file: string, needed: readonly string[]): string[] =>
  needed.filter((file) => !loadedWithPage.test(`/${file}`));
