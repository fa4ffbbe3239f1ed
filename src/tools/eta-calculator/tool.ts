import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'math', icon: 'hourglass' });
