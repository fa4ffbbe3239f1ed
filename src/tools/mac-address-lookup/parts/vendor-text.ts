import type { Vendor } from '../find-vendor.ts';
import type { LookupTool } from './lookup-tool.ts';

export const vendorText = (t: LookupTool['t'], vendor: Vendor): string =>
  vendor.status === 'named' ? vendor.name : t(`view.vendors.${vendor.status}`);

export const blockText = (vendor: Vendor): string => ('block' in vendor ? `${vendor.block.prefix} (${vendor.block.registry})` : '');
