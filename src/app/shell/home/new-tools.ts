import type { ToolManifest } from '#core/tool.ts';

const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a tool was created in the last two weeks. Tools with a future date are not new. Both dates are ISO dates. */
export function isNew({ createdAt }: Pick<ToolManifest, 'createdAt'>, today: string): boolean {
  if (createdAt === undefined) return false;
  const ageMs = Date.parse(today) - Date.parse(createdAt);
  return ageMs >= 0 && ageMs < NEW_FOR_MS;
}

/** The time when the last tool stops being new, in milliseconds of Unix time; 0 if no tool has a date. */
export const newestUntilMs = (tools: readonly Pick<ToolManifest, 'createdAt'>[]): number =>
  Math.max(0, ...tools.flatMap(({ createdAt }) => (createdAt === undefined ? [] : [Date.parse(createdAt) + NEW_FOR_MS])));
