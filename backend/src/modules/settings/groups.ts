import type { Type } from '@nestjs/common';
import { GeneralValues } from './general-settings';
import { MediaValues } from './media-settings';
import { ThemeValues } from './theme-settings';

/** The groups of settings; each class states the keys, their defaults and their rules at once. */
export const GROUPS = {
  general: GeneralValues,
  theme: ThemeValues,
  media: MediaValues,
} as const satisfies Record<string, Type<object>>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];
