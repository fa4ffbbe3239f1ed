/** Fetches a data file, which the package stores gzipped. */
export async function read(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) throw new Error(`${url.href}: ${status}`);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}
