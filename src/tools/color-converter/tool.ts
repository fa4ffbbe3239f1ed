import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'converter', icon: 'palette', redirectFrom: ['/color-picker-converter'] });
