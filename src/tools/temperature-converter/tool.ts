import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'measurement', icon: 'temperature' });
