/** The bytes of a file of the package, where it is served. */
export async function read(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
