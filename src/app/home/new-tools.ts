import type { ToolManifest } from '#core/tool.ts';

const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** A tool is new for two weeks from the day of its creation; one that is still to come is not new. Both are ISO dates. */
export function isNew({ createdAt }: Pick<ToolManifest, 'createdAt'>, today: string): boolean {
  if (createdAt === undefined) return false;
  const ageMs = Date.parse(today) - Date.parse(createdAt);
  return ageMs >= 0 && ageMs < NEW_FOR_MS;
}

/** When the last of the tools is new no longer, in milliseconds of Unix time; 0 if none has a date. */
export const newestUntilMs = (tools: readonly Pick<ToolManifest, 'createdAt'>[]): number =>
  Math.max(0, ...tools.flatMap(({ createdAt }) => (createdAt === undefined ? [] : [Date.parse(createdAt) + NEW_FOR_MS])));
