import type { Type } from '@nestjs/common';
import type { SettingsGroupSchema } from '@stoa/contracts';
import type { FieldRefusals } from '../../kernel/http';
import { AlertValues } from './alert-settings';
import { ApiProtectionValues } from './api-protection-settings';
import { GeneralValues } from './general-settings';
import { MediaValues } from './media-settings';
import { settingFields } from './setting-fields';
import { FacebookValues, GoogleValues, SocialLoginValues } from './social-settings';
import { StoreValues } from './store-settings';
import { ThemeValues } from './theme-settings';

/** The groups of settings; each class declares its keys, their defaults and their validation rules. */
export const GROUPS = {
  general: GeneralValues,
  store: StoreValues,
  alert: AlertValues,
  api_protection: ApiProtectionValues,
  social_login: SocialLoginValues,
  google: GoogleValues,
  facebook: FacebookValues,
  media: MediaValues,
  theme: ThemeValues,
} as const satisfies Record<string, Type<object & { refusals?(): FieldRefusals }>>;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** The values of a group. */
export type ValuesOf<G extends Group> = InstanceType<(typeof GROUPS)[G]>;

/** The keys of a group whose values are stored encrypted. */
export function secretKeys(group: Group): string[] {
  return settingFields(GROUPS[group])
    .filter((field) => field.writeOnly)
    .map((field) => field.name);
}

/** The schemas from which the back office generates the screens of the groups. */
export function settingsSchemas(): SettingsGroupSchema[] {
  return GROUP_NAMES.map((group) => ({ group, fields: settingFields(GROUPS[group]) }));
}
