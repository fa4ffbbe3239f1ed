import { Link } from 'react-router';
import { useLanguage } from '../use-language.ts';

/**
 * Lines for when nothing else of the page works. The style sheet hides them unless <html> says otherwise (see before-paint.ts):
 * no scripting, a browser that is too old, or scripts that are gone because a newer release replaced them.
 */
export function BrowserLines() {
  const { t, page, pathOf } = useLanguage();
  return (
    <>
      <noscript>
        <p className="page-line">{t('site.needsJavaScript')}</p>
      </noscript>
      <p className="page-line old-browser">{t('site.oldBrowser')}</p>
      <p className="page-line stale-scripts">
        {t('update.stale')}{' '}
        <Link to={pathOf(page)} reloadDocument>
          {t('update.reload')}
        </Link>
      </p>
    </>
  );
}
