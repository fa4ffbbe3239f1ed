import { readdirSync } from 'node:fs';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { viewFile } from '../../scripts/declared-views.ts';
import { formerPaths } from '../../scripts/former-paths.ts';
import { configuration } from '../../scripts/configuration.ts';

const toolIds = readdirSync(new URL('../tools', import.meta.url));
const former = await formerPaths();

/** The gallery of components is for development only. */
const gallery: readonly RouteConfigEntry[] =
  configuration.app.env === 'development'
    ? [route('c-lib', './routes/c-lib-index.tsx'), route('c-lib/:demo', './routes/c-lib-demo.tsx')]
    : [];

export default [
  route(':language?', './routes/site-layout.tsx', [
    index('./routes/home.tsx'),
    route('about', './routes/about.tsx'),
    ...gallery,
    layout('./routes/tool-layout.tsx', await Promise.all(toolIds.map(async (id) => route(id, await viewFile(id), { id: `tool/${id}` })))),
    ...former.map(({ alias }) => route(alias, './routes/former-path.tsx', { id: `former/${alias}` })),
    route('*', './routes/elsewhere.tsx'),
  ]),
] satisfies RouteConfig;
