import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'development', icon: 'database' });
