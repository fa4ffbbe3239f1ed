import { declareTool, none } from '#core/declaration.ts';

export const declaration = declareTool({ inputs: {}, options: {}, outputs: {}, operations: none('idle') });
