const TOOL_FILE = /\/src\/tools\/([^/]+)\/(?:.*\/)?([^/]+)\.tsx?$/;
const MESSAGES = /virtual:([\w-]+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/;

/** Names a chunk after what is in it, where Vite would call 86 of them `view`: budgets and stack traces go by the name. */
export function chunkName({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }): string {
  const module = (facadeModuleId ?? '').replace(/\?.*$/, ''); // React Router marks its routes in the query
  const parts = TOOL_FILE.exec(module) ?? MESSAGES.exec(module);
  return parts ? parts.slice(1).filter(Boolean).join('-') : name;
}

export const chunkFileNames = (chunk: Parameters<typeof chunkName>[0]): string => `assets/${chunkName(chunk)}-[hash].js`;
