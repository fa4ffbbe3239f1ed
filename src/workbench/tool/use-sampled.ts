import { useEffect, useState } from 'react';
import { type Declaration, operationsOf } from '#core/declaration.ts';

/** Returns a function to report fields that were filled with samples. Runs the operations on request that use them. */
export function useSampled(declaration: Declaration, request: (operation: string) => void): (names: readonly string[]) => void {
  const [sampled, setSampled] = useState<readonly string[]>();
  useEffect(() => {
    for (const [name, { begins, takes }] of Object.entries(operationsOf(declaration))) {
      if (begins === 'on request' && takes.some((field) => sampled?.includes(field))) request(name);
    }
  }, [sampled, declaration, request]);
  return setSampled;
}
