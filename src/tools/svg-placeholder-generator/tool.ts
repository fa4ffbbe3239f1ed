import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'images', icon: 'photo' });
