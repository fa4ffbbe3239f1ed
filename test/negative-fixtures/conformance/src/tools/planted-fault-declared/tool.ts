import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'bug' });
