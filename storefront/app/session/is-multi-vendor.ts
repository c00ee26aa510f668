import type { GenericWebData } from '@stoa/contracts';

/** Whether several vendors sell in the shop; a single one is named nowhere (specification §6). */
export function isMultiVendor({ settings }: Pick<GenericWebData, 'settings'>): boolean {
  return settings.general_settings.is_multi_vendor === 1;
}
