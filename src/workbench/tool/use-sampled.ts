import { useEffect, useState } from 'react';
import { type Declaration, operationsOf } from '#core/declaration.ts';

/** Once samples stand in fields, requests the operations on them that wait for a button. Gives what tells it which fields they were. */
export function useSampled(declaration: Declaration, request: (operation: string) => void): (names: readonly string[]) => void {
  const [sampled, setSampled] = useState<readonly string[]>();
  useEffect(() => {
    for (const [name, { begins, takes }] of Object.entries(operationsOf(declaration))) {
      if (begins === 'on request' && takes.some((field) => sampled?.includes(field))) request(name);
    }
  }, [sampled, declaration, request]);
  return setSampled;
}
