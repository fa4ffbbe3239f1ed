import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a page for the build in one piece. Streaming with scripts would only make the file larger. */
export default async function drawPage(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, { progressiveChunkSize: Infinity });
  await page.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(page, { status, headers });
}
