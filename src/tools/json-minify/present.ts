import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  minify({ minified, notices, originalBytes, minifiedBytes }, _given, { t, language }) {
    const counted = (count: number) => ({ count, grouped: count.toLocaleString(language) });
    const saved = originalBytes - minifiedBytes;
    const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    return {
      minified,
      notices,
      originalSize: t('view.bytes', counted(originalBytes)),
      minifiedSize: t('view.bytes', counted(minifiedBytes)),
      saved: t('view.saved', { ...counted(saved), share: (saved / originalBytes).toLocaleString(language, percent) }),
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
