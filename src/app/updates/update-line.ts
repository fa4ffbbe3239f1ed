import { announce } from '#ui/announce.ts';

/**
 * Shows the line that offers a newer version of the site. It is prerendered and hidden by the style sheet, since it must also
 * appear where the scripts of this version are gone (see before-paint.ts).
 */
export function showUpdateLine(): void {
  const look = document.documentElement.dataset;
  if ('update' in look) return;
  look['update'] = '';
  announce(document.querySelector('.update-line > span')?.textContent ?? '');
}
