import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'text', icon: 'artboard', createdAt: '2024-03-03' });
