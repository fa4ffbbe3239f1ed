import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { formerPaths, toolIds } from '../../scripts/catalog.ts';
import { viewFiles } from '../../scripts/catalog/declared-views.ts';
import { configuration } from '../../scripts/configuration.ts';
import { writeToolIds } from '../../scripts/catalog/tool-ids.ts';

const ids = toolIds();
writeToolIds(ids);
const views = await viewFiles(ids);
const former = await formerPaths();

/** The component gallery exists in development only. */
const gallery: readonly RouteConfigEntry[] =
  configuration.app.env === 'development'
    ? [route('c-lib', './routes/c-lib-index.tsx'), route('c-lib/:demo', './routes/c-lib-demo.tsx')]
    : [];

export default [
  route(':language?', './routes/site-layout.tsx', [
    index('./routes/home.tsx'),
    route('about', './routes/about.tsx'),
    route('settings', './routes/settings.tsx'),
    route('steps', './routes/steps.tsx'),
    ...gallery,
    layout(
      './routes/tool-layout.tsx',
      [...views].map(([id, file]) => route(id, file, { id: `tool/${id}` })),
    ),
    ...former.map(({ alias }) => route(alias, './routes/former-path.tsx', { id: `former/${alias}` })),
    route('*', './routes/elsewhere.tsx'),
  ]),
] satisfies RouteConfig;
