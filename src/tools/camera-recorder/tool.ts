import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'images', icon: 'camera', createdAt: '2023-05-15' });
