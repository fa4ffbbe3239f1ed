import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Edit, editSyntax, type Node } from './edit-syntax.ts';
import type { Plugin } from 'vite';

/** The version that the table below was written for. */
const VERSION = '8.4.0';
const MODULE = /\/react-router\/dist\/production\/lib\/(?<name>.+)\.js$/;

const own = (file: string): string => fileURLToPath(new URL(`../../src/app/platform/router/${file}`, import.meta.url));

/** New bodies of functions, by module and name. `undefined` is for functions that are never called; their new body throws. */
const replaced: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  // There is no server, so missing loader data is never requested, and the data of a page is plain JSON.
  'dom/ssr/single-fetch': {
    getTurboStreamSingleFetchDataStrategy: 'return runLoaders;',
    decodeViaTurboStream: 'return readPageData(body);',
    singleFetchUrl: undefined,
  },
  // Every page knows all routes, so none is loaded later.
  'dom/ssr/fog-of-war': {
    isFogOfWarEnabled: 'return false;',
    getPatchRoutesOnNavigationFunction: '',
    useFogOFWarDiscovery: '',
    getPartialManifest: undefined,
  },
  // Navigations are not measured.
  'router/instrumentation': {
    consumeInstrumentationClientResultMetaReceiver: '',
    getRouteInstrumentationUpdates: undefined,
    instrumentClientSideRouter: undefined,
  },
  'router/router': {
    // Fetchers.
    ...none('fetch handleFetcherAction handleFetcherLoader getFetcher resetFetcher setFetcherError updateFetcherState'),
    ...none('queueFetcherForDeletion getUpdatedRevalidatingFetchers getLoadingFetcher getSubmittingFetcher'),
    // Actions and forms.
    ...none('handleAction getSubmittingNavigation getTargetMatch getTargetedDataStrategyMatches'),
    ...none('convertFormDataToSearchParams convertSearchParamsToFormData'),
    normalizeNavigateOptions: 'return { path };',
    // Loaders that redirect, middleware, and revalidation.
    ...none('startRedirectNavigation normalizeRelativeRoutingRedirectResponse normalizeRedirectLocation'),
    ...none('defaultDataStrategyWithMiddleware runClientMiddlewarePipeline revalidate'),
    // Routes that are added later or by hot reloading.
    ...none('discoverRoutes _internalSetRoutes patchRoutes patchRoutesImpl'),
    // View transitions.
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
  },
  'dom/ssr/routes': none('preventInvalidServerHandlerCall noActionDefinedError createClientRoutesWithHMRRevalidationOptOut'),
  'dom/ssr/components': none('RSCPrefetchPageLinksImpl'),
  'dom/lib': none('useSubmit useFormAction'),
};

function none(names: string): Readonly<Record<string, undefined>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, undefined]));
}

const imports: Readonly<Record<string, string>> = {
  'dom/ssr/single-fetch': `import { runLoaders } from ${JSON.stringify(own('run-loaders.ts'))};import { readPageData } from ${JSON.stringify(own('read-page-data.ts'))};`,
};

/** Statements that only developers need: `Link.displayName = 'Link'`, which keeps unused code in the bundle, and `warning(…)`. */
const isForDevelopers = ({ type, expression }: Node): boolean =>
  type === 'ExpressionStatement' &&
  ((expression?.type === 'AssignmentExpression' && expression.left?.property?.name === 'displayName') ||
    (expression?.type === 'CallExpression' && /^warning(Once)?$/.test(expression.callee?.name ?? '')));

/** Removes the message of `invariant(…)`. The stack trace shows where it failed, and visitors never see the message. */
function invariantText({ type, callee, arguments: given = [] }: Node): Edit | undefined {
  const [condition, text] = given;
  const isInvariant = type === 'CallExpression' && callee?.name === 'invariant' && condition !== undefined && text !== undefined;
  return isInvariant ? { start: condition.end, end: text.end, text: '' } : undefined;
}

const makesComponent = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && callee?.object?.name === 'React$1' && /^(forwardRef|createContext|memo)$/.test(callee.property?.name ?? '');

/** Removes the parts of React Router that this site does not use: docs/decisions/0021-router-parts.md. */
export function routerParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'router-parts',
    apply: 'build',
    buildStart() {
      const { version } = JSON.parse(readFileSync('node_modules/react-router/package.json', 'utf8')) as { readonly version: string };
      if (version !== VERSION)
        throw new Error(
          `React Router is now ${version}: read again what scripts/vite/router-parts.ts leaves out, and note the version there.`,
        );
    },
    transform(code, id) {
      const name = MODULE.exec(id.replaceAll('\\', '/'))?.groups?.['name'];
      if (name === undefined || this.environment.name !== 'client') return undefined;
      const bodies = replaced[name] ?? {};
      const editOf = (node: Node): Edit | undefined => {
        if (isForDevelopers(node)) return { ...node, text: ';' };
        if (makesComponent(node)) return { start: node.start, end: node.start, text: '/* @__PURE__ */ ' };
        const shortened = invariantText(node);
        if (shortened) return shortened;
        const declared = node.type === 'FunctionDeclaration' ? (node.id?.name ?? '') : '';
        if (!Object.hasOwn(bodies, declared) || !node.body) return undefined;
        found.add(`${name} ${declared}`);
        const { start, end } = node.body;
        return { start, end, text: `{${bodies[declared] ?? `throw Error("left out: ${declared}")`}}` };
      };
      return { code: (imports[name] ?? '') + editSyntax(code, editOf), map: null };
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      const expected = Object.entries(replaced).flatMap(([module, bodies]) => Object.keys(bodies).map((body) => `${module} ${body}`));
      const missing = expected.filter((one) => !found.has(one));
      if (missing.length > 0)
        throw new Error(`React Router has changed: it no longer has ${missing.join(', ')}. See scripts/vite/router-parts.ts.`);
    },
  };
}
