import type { PageHead } from '../read-meta.ts';

/** Reads the title, the canonical link and the meta elements of a page. Nothing of it is loaded or run. */
export function headOfHtml(html: string): PageHead {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    title: page.title,
    canonical: page.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? '',
    metas: [...page.querySelectorAll('meta[content]')].map((meta) => ({
      name: (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').trim().toLowerCase(),
      content: meta.getAttribute('content') ?? '',
    })),
  };
}
