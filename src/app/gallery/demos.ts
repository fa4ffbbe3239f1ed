import type { ComponentType } from 'react';

const files = import.meta.glob<ComponentType>('../../ui/**/*.demo.tsx', { import: 'default' });

const nameOf = (path: string): string => path.replace(/^.*\/|\.demo\.tsx$/g, '');

/** Every component has its demo beside it; a demo is found by its file. */
export const demoNames: readonly string[] = Object.keys(files).map(nameOf);

export function loadDemo(name: string): Promise<ComponentType> | undefined {
  const path = Object.keys(files).find((file) => nameOf(file) === name);
  return path === undefined ? undefined : files[path]?.();
}
