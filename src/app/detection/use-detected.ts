import { useEffect, useRef, useState } from 'react';
import type { DataType } from '#core/data-type.ts';
import type { Language } from '#core/languages.ts';
import { type Held, isTooLarge } from './content.ts';
import { detect, forget, sharedTypes } from './detection-client.ts';
import type { DetectedRow } from './detection-desk.ts';

/** What is typed stands still for so long before one looks at it; what is pasted is looked at at once. */
const PAUSE_MS = 50;

/** Whether one becomes the other by a key. */
const isOneKey = (before: string, after: Held): boolean => typeof after === 'string' && Math.abs(after.length - before.length) <= 1;

/** What a list belongs to. */
export interface Content {
  readonly content: Held;
  /** It and another file. */
  readonly pair?: readonly [File, File] | undefined;
}

export interface Detected {
  readonly rows: readonly DetectedRow[];
  /** Whether it is a text. */
  readonly isText: boolean;
  /** What it and the other file both are. */
  readonly shared: readonly DataType[];
  /** Whether the rows are of another text, while this one is looked at. */
  readonly isPending: boolean;
  readonly failure?: 'unavailable' | 'unreadable' | undefined;
  /** Looks again. */
  readonly retry: () => void;
}

type Found = Pick<Detected, 'rows' | 'isText' | 'shared' | 'failure'> & { readonly of: Held };

const nothing: Found = { of: '', rows: [], isText: false, shared: [] };

/** What is recognized in a text or a file, in memory only, and forgotten with it: while another one is looked at, what was found before stands. */
export function useDetected({ content, pair }: Content, language: Language): Detected {
  const [{ of, ...found }, setFound] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const before = useRef('');
  const isNone = (typeof content === 'string' && content.trim() === '') || isTooLarge(content);
  useEffect(() => {
    const isTyped = attempt === 0 && isOneKey(before.current, content);
    before.current = typeof content === 'string' ? content : '';
    if (isNone) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const shared = pair ? await sharedTypes(...pair, language) : [];
      await detect(content, language, {
        onRows: (rows, isText) => isWanted && setFound({ of: content, rows, isText, shared }),
        onFailure: (failure) => isWanted && setFound({ ...nothing, of: content, failure }),
      });
    };
    const timer = setTimeout(() => void look(), isTyped ? PAUSE_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [content, pair, language, isNone, attempt]);
  useEffect(() => {
    if (isNone) return undefined;
    return () => {
      forget();
      setFound(nothing);
    };
  }, [isNone]);
  const retry = (): void => setAttempt(attempt + 1);
  return isNone ? { ...nothing, isPending: false, retry } : { ...found, isPending: of !== content, retry };
}
