import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'images', icon: 'wifi', createdAt: '2023-09-06' });
