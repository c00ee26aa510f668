import type { FieldSchema } from '../resource-schema';

/** One value of `admin/settingsActive`; a secret is never answered, only whether there is one. */
export interface SettingRow {
  id: number;
  group: string;
  key: string;
  value: unknown;
  is_set?: boolean;
}

/** A group of settings as its screen is made from; switches are 0 or 1 on the wire (specification §3.1). */
export interface SettingsGroupSchema {
  group: string;
  fields: readonly FieldSchema[];
}

/** Answer of `admin/cacheClear`. */
export interface ClearedCache {
  /** Kept answers that this server had, by what they were about. */
  entries: Record<string, number>;
  total: number;
  /** Servers that were told, this one included. */
  servers: number;
}

/** `GET vendor/getOnboarding`: what a store still needs, in the order of doing it. */
export interface OnboardingStep {
  step: 'profile' | 'logo' | 'product' | 'shipping' | 'bank' | 'papers';
  done: boolean;
}
