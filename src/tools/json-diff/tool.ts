import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'web', icon: 'git-compare', createdAt: '2023-04-20', compares: 'json' });
