import { useEffect, useState } from 'react';
import type { Language } from '#core/languages.ts';
import { detect, forget } from './detection-client.ts';
import type { DetectedRow } from './detection-desk.ts';

/** What is typed stands still for so long before one looks at it. */
const PAUSE_MS = 50;

export interface Detected {
  readonly rows: readonly DetectedRow[];
  /** Whether the rows are of another text, while this one is looked at. */
  readonly isPending: boolean;
  /** The detectors could not be had. */
  readonly isFailed: boolean;
}

interface Found {
  readonly of: string;
  readonly rows: readonly DetectedRow[];
  readonly isFailed: boolean;
}

const nothing: Found = { of: '', rows: [], isFailed: false };

/** What is recognized in a text, in memory only, and forgotten with it: while another one is looked at, what was found before stands. */
export function useDetected(text: string, language: Language): Detected {
  const [{ of, rows, isFailed }, setFound] = useState(nothing);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => {
      void detect(text, language, {
        onRows: (found) => setFound({ of: text, rows: found, isFailed: false }),
        onFailure: () => setFound({ of: text, rows: [], isFailed: true }),
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, language, isEmpty]);
  useEffect(() => {
    if (isEmpty) return undefined;
    return () => {
      forget();
      setFound(nothing);
    };
  }, [isEmpty]);
  return isEmpty ? { rows: [], isPending: false, isFailed: false } : { rows, isPending: of !== text, isFailed };
}
