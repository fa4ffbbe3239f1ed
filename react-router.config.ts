import { readdirSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER } from './scripts/build/folders.ts';
import { configuration } from './scripts/configuration.ts';
import { defaultLanguage, languages } from './src/core/languages.ts';

const toolIds = readdirSync(new URL('./src/tools', import.meta.url));
const pages = ['', 'about', ...toolIds];

export default {
  appDirectory: 'src/app',
  buildDirectory: BUILD_FOLDER,
  basename: configuration.app.baseUrl,
  ssr: false,
  prerender: {
    concurrency: 4,
    paths: [
      ...languages.flatMap((language) =>
        pages.map((page) => `/${[language === defaultLanguage ? '' : language, page].filter(Boolean).join('/')}`),
      ),
      '/not/found',
    ],
  },
} satisfies Config;
