import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';
const ROUTER_MODULE = /react-router\/dist\/\w+\/lib\/dom-export\/hydrated-router\.js$/;
/** Assigns the router to a global, from which the page reads the requested address when its code is missing. */
const ROUTER = 'window.__reactRouterDataRouter = router;';

/**
 * Replaces a reload of React Router with the event `missing-route` (src/app/platform/updates/missing-routes.ts). React Router reloads the page if
 * the code of a route is missing, even while a link is only prefetched, and so loses the link and all unsaved data. See
 * docs/decisions/0012-missing-chunks.md.
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
