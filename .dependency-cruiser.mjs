// What a layer may import. Anything not listed is an error, so a new folder starts with no rights at all.
// Every TypeScript file directly in the folder of a tool or a domain, or in logic/, is pure. Only view.tsx and parts/ may use the DOM and
// React.
const pure = '^src/(tools|domains)/[^/]+/(logic/.+|[^/]+)[.]ts$';
const view = '^src/(tools|domains)/([^/]+)/(view|parts/.+)[.]tsx?$';
const test = '[.]test[.]tsx?$|[.]spec[.]ts$';
const examples = '/detect[.]examples[.]ts$';
const screen = '(^|/)node_modules/(react|react-dom|react-router|i18next|comlink|@base-ui|@codemirror|@tanstack)/';
const packages = '(^|/)node_modules/';
/** Messages that the outputs of several tools share. They are only imported as types. */
const sharedWords = '^src/domains/[^/]+/messages/en[.]json$';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'tools-are-islands',
      severity: 'error',
      from: { path: '^src/tools/([^/]+)/' },
      to: { path: '^src/tools/', pathNot: '^src/tools/$1/' },
    },
    { name: 'domains-know-no-tool', severity: 'error', from: { path: '^src/domains/' }, to: { path: '^src/tools/' } },
    {
      name: 'pure-files-have-no-view',
      severity: 'error',
      from: { path: ['^src/(core|pure)/', pure], pathNot: test },
      to: { path: screen },
    },
    { name: 'examples-are-for-tests', severity: 'error', from: { pathNot: '^test/' }, to: { path: examples } },
    // All detectors run in one worker. Use `ask` for anything that needs a package.
    {
      name: 'detectors-are-light',
      severity: 'error',
      from: { path: '^src/tools/[^/]+/detect[.]ts$' },
      to: { reachable: true, path: packages },
    },
    { name: 'core-has-no-packages', severity: 'error', from: { path: '^src/core/', pathNot: test }, to: { path: packages } },
  ],
  allowed: [
    { from: { path: examples }, to: { path: '^test/detection/examples[.]ts$' } },
    { from: { path: [test, '^src/generated/', '^src/defines[.]d[.]ts$'] }, to: {} },
    { from: { path: '^src/core/' }, to: { path: ['^src/core/', packages] } },
    { from: { path: '^src/pure/' }, to: { path: ['^src/(core|pure)/', packages] } },
    { from: { path: '^src/i18n/' }, to: { path: ['^src/(core|i18n)/', packages] } },
    { from: { path: '^src/engine/' }, to: { path: '^src/(core|i18n|pure|engine)/' } },
    { from: { path: '^src/hosting/' }, to: { path: ['^src/(core|pure|hosting)/', packages] } },
    { from: { path: '^src/cli/' }, to: { path: '^src/(core|i18n|engine|cli)/|^src/pure/text/closest-to[.]ts$' } },
    { from: { path: '^src/cli/serve/' }, to: { path: ['^src/hosting/', '(^|/)node_modules/(fresh|negotiator|@types)/'] } },
    { from: { path: '^src/cli/' }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^src/cli/commands[.]ts$' }, to: { path: '^src/mcp/serve[.]ts$' } },
    {
      from: { path: '^src/mcp/' },
      to: { path: ['^src/(core|i18n|engine|cli|mcp)/', '^src/pure/text/closest-to[.]ts$', '(^|/)node_modules/@modelcontextprotocol/'] },
    },
    { from: { path: '^src/mcp/' }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^src/package/' }, to: { path: '^src/(core|i18n|engine|package)/' } },
    { from: { path: '^src/package/read/node[.]ts$' }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^src/ui/' }, to: { path: ['^src/(core|pure|ui)/', packages, '^src/generated/'] } },
    { from: { path: '^src/tool-ui/' }, to: { path: ['^src/(core|i18n|pure|engine|ui|tool-ui)/', packages, '^src/generated/'] } },
    { from: { path: pure }, to: { path: ['^src/(core|pure)/', pure, sharedWords, '^src/tools/[^/]+/messages/en[.]json$', packages] } },
    { from: { path: view }, to: { path: ['^src/(core|pure|domains|ui|tool-ui)/', '^src/$1/$2/', packages] } },
    { from: { path: '^src/app/' }, to: { path: ['^src/(core|i18n|pure|engine|ui|tool-ui|app)/', packages, '^src/generated/'] } },
    { from: { path: '^src/app/routes[.]ts$' }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^src/app/routes[.]ts$' }, to: { path: ['^scripts/(configuration|catalog)[.]ts$', '^scripts/catalog/'] } },
    { from: { path: '^(scripts/|test/|[.]ci/|configuration[.]ts$)' }, to: {} },
  ],
  allowedSeverity: 'error',
  options: {
    parser: 'swc', // TypeScript 7 has no API for dependency-cruiser; without swc it reads nothing and reports success.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[+]types/' },
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'module-sync', 'node', 'default'] },
  },
};
