const TOOL_FILE = /\/src\/tools\/([^/]+)\/(?:.*\/)?([^/]+)\.tsx?$/;
const GENERATED = /\/src\/generated\/(.+)\.\w+$/;
const PACKAGE = /.*\/node_modules\/@?([^/]+(?:(?<=@[^/]+)\/[^/]+)?)\//;

interface Chunk {
  readonly name: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

const withoutQuery = (module: string): string => module.replace(/\?.*$/, ''); // React Router marks its routes with a query

/** Names a chunk after its content. Vite would name 88 of them `view`, but budgets and stack traces need distinct names. */
export function chunkName({ name, facadeModuleId, moduleIds }: Chunk): string {
  const generated = GENERATED.exec(facadeModuleId ?? '')?.[1];
  if (generated !== undefined) return generated.replaceAll('/', '-');
  const tool = moduleIds.map((module) => TOOL_FILE.exec(withoutQuery(module))).find((match) => match?.[2] === name);
  if (tool) return tool.slice(1).filter(Boolean).join('-');
  // A shared chunk has no entry module. If it contains a package, that is most of it.
  const isNameless = facadeModuleId === null || /^(dist|lib|index|main|browser|esm?|module|implementation)$/.test(name);
  const packageModule = moduleIds.findLast((module) => PACKAGE.test(module)) ?? '';
  return (isNameless && PACKAGE.exec(packageModule)?.[1]?.replace('/', '-')) || name;
}

export const chunkFileNames = (chunk: Chunk): string => `assets/${chunkName(chunk)}-[hash].js`;
