import type { FieldSchema } from '../resource-schema';
import type { StoredValue } from '../stored-value';

/** A value of `admin/settingsActive`; a secret's value is never returned, only `is_set` and its `fingerprint`. */
export interface SettingRow {
  id: number;
  group: string;
  key: string;
  /** Switches are 0 or 1; empty for secrets. */
  value: StoredValue | null;
  is_set?: boolean;
  /** Another one after each change of a secret, of which it reveals nothing. */
  fingerprint?: string;
  /** Version of the group, by which an update based on outdated values is refused (ADR 93). */
  version: number;
}

/** Response of a save of settings: all values of the group by key, and its new version. */
export interface SavedSettings {
  version: number;
  [key: string]: unknown;
}

/** Schema of a settings group's generated screen; switches are 0 or 1 on the wire (specification §3.1). */
export interface SettingsGroupSchema {
  group: string;
  fields: readonly FieldSchema[];
}

/** Response of `admin/cacheClear`. */
export interface ClearedCache {
  /** Number of cached entries on this server, by cache. */
  entries: Record<string, number>;
  total: number;
  /** Servers that were notified, including this one. */
  servers: number;
}

/** `GET vendor/getOnboarding`: the steps to set up a store, in order. */
export interface OnboardingStep {
  step: 'profile' | 'logo' | 'product' | 'shipping' | 'bank' | 'papers';
  done: boolean;
}

/** Steps whose defaults may do as they are, so that operators can mark them as done. */
export const MARKABLE_STEPS = ['currency', 'email', 'tax', 'payment', 'shipping', 'legal'] as const;
export type MarkableStep = (typeof MARKABLE_STEPS)[number];

/** `GET admin/getSetupSteps`: what a new shop needs before it can sell, in order. */
export interface SetupStep {
  step: MarkableStep | 'shop' | 'vendor' | 'category' | 'product';
  done: boolean;
  /** Whether an operator can mark it as done, or has; absent where the data decides. */
  mark?: 'possible' | 'made';
}

/** `PUT admin/markSetupStep`: marks a step as done, or takes the mark back. */
export interface MarkSetupStep {
  step: MarkableStep;
  done: boolean;
}
