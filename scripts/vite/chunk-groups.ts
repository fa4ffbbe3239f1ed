/**
 * The code of every page is in two chunks and the code of most tools in a third, instead of in fifty. They compress better together, and a
 * page names fewer files. Tables are separate, because not every tool has one.
 * A group includes what its modules import, except for modules of earlier groups.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /\/src\/app\/(shell\/layout|platform\/updates)\/|\/(favorite-button|stored-switch)/ },
  { name: 'workbench', test: /\/src\/(core|ui(?!\/table\/data-table)|tool-ui)\//, minShareCount: 28 },
  { name: 'table', test: /\/src\/ui\/table\/data-table/, minShareCount: 2 },
];

const loadedWithPage = new RegExp(`/(?:rolldown-runtime|${chunkGroups.map(({ name }) => name).join('|')})-[\\w-]{8}\\.js$`);

/**
 * The files that a lazily loaded chunk needs and that are not loaded yet. A page's HTML or its imports load the others. After React has
 * rendered the head again (on the offline fallback), Vite would request them a second time, which Firefox reports as an error.
 */
export const notLoadedWithPage = (_file: string, needed: readonly string[]): string[] =>
  needed.filter((file) => !loadedWithPage.test(`/${file}`));
