import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { holdReload } from './activity.ts';

/** The last part of a path identifies the page; the part before it is the language. */
const pageOf = ({ pathname }: Location): string | undefined => pathname.split('/').findLast((part) => part !== '');

/**
 * Asks for confirmation before the visitor leaves unrecoverable content: `question` for other pages of the site, the browser's own dialog
 * for other documents. Also prevents automatic reloads. Switching the language loses nothing, so it does not ask.
 */
export function useLeaveGuard(isOn: boolean, question: string): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isOn && pageOf(currentLocation) !== pageOf(nextLocation));

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  useEffect(() => {
    if (!isOn) return;
    const ask = (event: Event): void => event.preventDefault();
    const release = holdReload();
    addEventListener('beforeunload', ask);
    return () => {
      release();
      removeEventListener('beforeunload', ask);
    };
  }, [isOn]);
}
