import { existsSync, readdirSync } from 'node:fs';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

const toolIds = readdirSync(new URL('../tools', import.meta.url));
const isDevelopment = process.env['NODE_ENV'] !== 'production' || process.env['VITE_APP_ENV'] === 'development';
const hasGallery = isDevelopment && existsSync(new URL('./routes/c-lib-index.tsx', import.meta.url));

const gallery: readonly RouteConfigEntry[] = hasGallery
  ? [route('c-lib', './routes/c-lib-index.tsx'), route('c-lib/:demo', './routes/c-lib-demo.tsx')]
  : [];

export default [
  route(':language?', './routes/site-layout.tsx', [
    index('./routes/home.tsx'),
    route('about', './routes/about.tsx'),
    ...gallery,
    layout(
      './routes/tool-layout.tsx',
      toolIds.map((id) => route(id, `../tools/${id}/view.tsx`, { id: `tool/${id}` })),
    ),
    route('*', './routes/elsewhere.tsx'),
  ]),
] satisfies RouteConfig;
