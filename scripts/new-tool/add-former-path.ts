/** The source of a manifest with one more former path. */
export function addFormerPath(manifest: string, path: `/${string}`): string {
  if (manifest.includes('redirectFrom:')) return manifest.replace(/redirectFrom:\s*\[/, (start) => `${start}'${path}', `);
  const end = manifest.lastIndexOf('}');
  const before = manifest.slice(0, end).trimEnd();
  const separator = before.endsWith(',') ? ' ' : ', ';
  return `${before}${separator}redirectFrom: ['${path}'] ${manifest.slice(end)}`;
}
