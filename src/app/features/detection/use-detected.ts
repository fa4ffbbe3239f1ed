import { useEffect, useRef, useState } from 'react';
import type { DataType } from '#core/data-type.ts';
import type { Language } from '#core/languages.ts';
import { type Held, isTooLarge } from './content.ts';
import { detect, forget, sharedTypes } from './detection-client.ts';
import type { DetectedRow } from './detection-service.ts';

/** Delay in ms after typing before detection starts. Pasted content is examined immediately. */
const PAUSE_MS = 50;

/** Whether one key press could turn one text into the other. Compares lengths only. */
const isOneKey = (before: string, after: Held): boolean => typeof after === 'string' && Math.abs(after.length - before.length) <= 1;

/** The content that is examined. */
export interface Content {
  readonly content: Held;
  /** The content and a second file. */
  readonly pair?: readonly [File, File] | undefined;
}

export interface Detected {
  readonly rows: readonly DetectedRow[];
  readonly isText: boolean;
  /** The data types that both files have. */
  readonly shared: readonly DataType[];
  /** Whether the rows belong to the previous content, because this one is still being examined. */
  readonly isPending: boolean;
  readonly failure?: 'unavailable' | 'unreadable' | undefined;
  /** Starts the detection again. */
  readonly retry: () => void;
}

type Found = Pick<Detected, 'rows' | 'isText' | 'shared' | 'failure'> & { readonly of: Held };

const nothing: Found = { of: '', rows: [], isText: false, shared: [] };

/** Detects what a text or a file contains. Results stay in memory only; the previous rows are displayed until new ones replace them. */
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
