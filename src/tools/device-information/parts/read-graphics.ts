export interface Graphics {
  readonly hasWebGl2: boolean;
  /** The graphics card, if the browser reveals it. */
  readonly renderer: string | undefined;
}

/** Reads the graphics after the page has been painted, because creating a WebGL context takes longer than a frame. */
export async function readGraphics(): Promise<Graphics> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = document.createElement('canvas').getContext('webgl2');
  const context = second ?? document.createElement('canvas').getContext('webgl');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = names && context?.getParameter(names.UNMASKED_RENDERER_WEBGL);
  context?.getExtension('WEBGL_lose_context')?.loseContext(); // the number of contexts per page is limited
  return { hasWebGl2: second !== null, renderer: typeof renderer === 'string' ? renderer : undefined };
}
