import { useLanguage } from '../language/use-language.ts';

/**
 * Lines for pages that hardly work: no scripting, a browser that is too old, or scripts that a newer release has replaced.
 * The style sheet displays them by the attributes of <html>, and the button works without React (see before-paint.ts).
 */
export function BrowserLines() {
  const { t } = useLanguage();
  return (
    <>
      <noscript>
        <p className="page-line">{t('site.needsJavaScript')}</p>
      </noscript>
      <p className="page-line old-browser">{t('site.oldBrowser')}</p>
      <aside className="update-line">
        <span>{t('update.stale')}</span>
        <button type="button" data-reload>
          {t('update.reload')}
        </button>
      </aside>
    </>
  );
}
