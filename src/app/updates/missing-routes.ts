import type { ClientInstrumentation } from 'react-router';
import { configuration } from '../configuration.ts';
import { openAsDocument } from './missing-chunk.ts';

/** Where the visitor is on the way to. */
let destination: string | undefined;

/** Notes where a navigation leads: React Router does not say so where it finds that code is missing. */
export const noteDestination: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(proceed, { to }) {
        if (typeof to === 'string') destination = to.startsWith('/') ? configuration.app.baseUrl.slice(0, -1) + to : to;
        await proceed();
      },
    }),
};

/** The page of the address is shown. */
export const noteArrival = (): void => {
  destination = undefined;
};

/** Opens a page whose code is missing as a document. A link that was only pointed at is not followed. */
export function followMissingRoutes(): void {
  addEventListener('popstate', () => {
    destination = location.href; // back or forward: the address has changed already, the page has not
  });
  addEventListener('missing-route', () => {
    const address = destination;
    destination = undefined;
    if (address !== undefined) void openAsDocument(address);
  });
}
