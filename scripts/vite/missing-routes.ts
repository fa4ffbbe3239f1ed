import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/**
 * React Router reloads the page when the code of a route is missing, even if a link was only pointed at: it forgets the link, and
 * all that cannot be kept. With this it says so instead, by the event `missing-route` (src/app/updates/missing-routes.ts).
 * See docs/decisions/missing-chunks.md.
 */
export function missingRoutes(): Plugin {
  let isFound = false;
  return {
    name: 'missing-routes',
    apply: 'build',
    transform(code, id) {
      if (!MODULE.test(id.replaceAll('\\', '/'))) return undefined;
      isFound = code.includes(RELOAD);
      return { code: code.replace(RELOAD, "window.dispatchEvent(new Event('missing-route'));"), map: null };
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && !isFound)
        throw new Error(`React Router has changed: “${RELOAD}” is no longer where it was. See scripts/vite/missing-routes.ts.`);
    },
  };
}
