export interface Graphics {
  readonly hasWebGl2: boolean;
  /** The graphics card, if the browser names it. */
  readonly renderer: string | undefined;
}

/** Opening a WebGL context takes longer than a frame: it waits until the page has been drawn. */
export async function readGraphics(): Promise<Graphics> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = document.createElement('canvas').getContext('webgl2');
  const context = second ?? document.createElement('canvas').getContext('webgl');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL);
  context?.getExtension('WEBGL_lose_context')?.loseContext(); // a page may have few of them
  return { hasWebGl2: second !== null, renderer: typeof renderer === 'string' ? renderer : undefined };
}
