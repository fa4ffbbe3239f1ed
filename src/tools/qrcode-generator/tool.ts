import { defineTool } from '#core/tool.ts';

export default defineTool({ category: 'images', icon: 'qrcode', anyText: 6 });
