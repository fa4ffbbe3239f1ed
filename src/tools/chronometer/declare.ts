import { declareTool, none } from '#core/declaration.ts';

export const declaration = declareTool({
  inputs: {},
  options: {},
  outputs: {},
  operations: none('The page measures the time: there is no input to process.'),
});
