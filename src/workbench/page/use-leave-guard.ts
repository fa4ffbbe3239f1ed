import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { holdReload } from './activity.ts';

/** The last part of a path names the page; what is before it is the language. */
const pageOf = ({ pathname }: Location): string | undefined => pathname.split('/').findLast((part) => part !== '');

/**
 * While the tool holds what cannot be had again, leaving it asks first: another page of the site with the question, another document with
 * the browser's own. Nothing reloads by itself meanwhile. Another language of the same page loses nothing, so it does not ask.
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
