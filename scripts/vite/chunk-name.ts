const TOOL_FILE = /\/src\/tools\/([^/]+)\/(?:.*\/)?([^/]+)\.tsx?$/;
const MESSAGES = /virtual:([\w-]+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/;
const PACKAGE = /.*\/node_modules\/@?([^/]+(?:(?<=@[^/]+)\/[^/]+)?)\//;

interface Chunk {
  readonly name: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
}

const withoutQuery = (module: string): string => module.replace(/\?.*$/, ''); // React Router marks its routes in the query

/** Names a chunk after what is in it, where Vite would call 88 of them `view`: budgets and stack traces go by the name. */
export function chunkName({ name, facadeModuleId, moduleIds }: Chunk): string {
  const messages = MESSAGES.exec(facadeModuleId ?? '');
  const tool = moduleIds.map((module) => TOOL_FILE.exec(withoutQuery(module))).find((match) => match?.[2] === name);
  const parts = messages ?? tool;
  if (parts) return parts.slice(1).filter(Boolean).join('-');
  // A chunk that others share has no module of its own: the package in it, if any, is what it weighs.
  const isNameless = facadeModuleId === null || /^(dist|lib|index|main|browser|esm?|module|implementation)$/.test(name);
  const packageModule = moduleIds.findLast((module) => PACKAGE.test(module)) ?? '';
  return (isNameless && PACKAGE.exec(packageModule)?.[1]?.replace('/', '-')) || name;
}

export const chunkFileNames = (chunk: Chunk): string => `assets/${chunkName(chunk)}-[hash].js`;
