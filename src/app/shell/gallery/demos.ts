import type { ComponentType } from 'react';

const files = import.meta.glob<ComponentType>('../../../ui/**/*.demo.tsx', { import: 'default' });

const nameOf = (path: string): string => path.replace(/^.*\/|\.demo\.tsx$/g, '');

/** The names of all demos, from their file names. Each component has its demo in the same folder. */
export const demoNames: readonly string[] = Object.keys(files).map(nameOf);

export function loadDemo(name: string): Promise<ComponentType> | undefined {
  const path = Object.keys(files).find((file) => nameOf(file) === name);
  return path === undefined ? undefined : files[path]?.();
}
