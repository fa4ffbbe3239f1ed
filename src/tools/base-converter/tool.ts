import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'arrows-left-right' });
