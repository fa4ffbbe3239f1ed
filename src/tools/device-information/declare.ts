import { declareTool, none } from '#core/declaration.ts';

export const declaration = declareTool({
  inputs: {},
  options: {},
  outputs: {},
  operations: none('Only the browser knows this information: there is no input to process.'),
});
