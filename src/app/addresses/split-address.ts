import { configuration } from '../configuration.ts';
import { splitPath } from '#core/addresses.ts';

/** Language and page of an address of the browser or of a request, which has the base path in front. */
export const splitAddress = (pathname: string): ReturnType<typeof splitPath> =>
  splitPath(pathname.slice(configuration.app.baseUrl.length - 1));
