import { configuration } from '../configuration.ts';
import { splitPath } from '#core/addresses.ts';

/** Splits an address that includes the base path, from the browser or a request, into language and page. */
export const splitAddress = (pathname: string): ReturnType<typeof splitPath> =>
  splitPath(pathname.slice(configuration.app.baseUrl.length - 1));
