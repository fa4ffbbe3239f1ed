import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'network', icon: 'network' });
