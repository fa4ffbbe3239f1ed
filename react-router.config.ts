import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER } from './scripts/build/folders.ts';
import { pages } from './scripts/catalog.ts';
import { builtBaseUrl } from './scripts/configuration.ts';
import { notFoundPage } from './src/core/addresses.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: BUILD_FOLDER,
  basename: builtBaseUrl,
  ssr: false,
  prerender: {
    concurrency: 4,
    paths: [...pages().map(({ path }) => path), `/${notFoundPage}`],
  },
} satisfies Config;
