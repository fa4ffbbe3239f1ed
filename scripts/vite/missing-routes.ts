import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';
const ROUTER_MODULE = /react-router\/dist\/\w+\/lib\/dom-export\/hydrated-router\.js$/;
/** Where the page reads on the way to which address the code is missing. */
const ROUTER = 'window.__reactRouterDataRouter = router;';

/**
 * React Router reloads the page when the code of a route is missing, even if a link was only pointed at: it forgets the link, and
 * all that cannot be kept. With this it says so instead, by the event `missing-route` (src/app/updates/missing-routes.ts).
 * See docs/decisions/0012-missing-chunks.md.
 */
export function missingRoutes(): Plugin {
  let isFound = false;
  let hasRouter = false;
  return {
    name: 'missing-routes',
    apply: 'build',
    transform(code, id) {
      if (ROUTER_MODULE.test(id.replaceAll('\\', '/'))) hasRouter = code.includes(ROUTER);
      if (!MODULE.test(id.replaceAll('\\', '/'))) return undefined;
      isFound = code.includes(RELOAD);
      return { code: code.replace(RELOAD, "window.dispatchEvent(new Event('missing-route'));"), map: null };
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && !(isFound && hasRouter))
        throw new Error(
          `React Router has changed: “${isFound ? ROUTER : RELOAD}” is no longer where it was. See scripts/vite/missing-routes.ts.`,
        );
    },
  };
}
