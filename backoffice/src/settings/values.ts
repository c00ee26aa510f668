import { useApi } from '@stoa/console-kit';
import type { FieldSchema, SettingRow } from '@stoa/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, type RaRecord } from 'react-admin';
import { settingsGroups } from '../generated/settings';

export type Values = Record<string, unknown>;

/** The form values of a settings group. */
export interface GroupState {
  /** With the group's name as id, its version, and the fingerprints of secrets. */
  values: RaRecord;
  /** Names of secrets that are set; their values are never sent to the browser. */
  secrets: ReadonlySet<string>;
}

/** The declared fields of a group. */
export function fieldsOf(group: string): readonly FieldSchema[] {
  return settingsGroups.find((one) => one.group === group)?.fields ?? [];
}

const isSwitch = (fields: readonly FieldSchema[], key: string) =>
  fields.some(({ name, kind }) => name === key && kind === 'flag');

/** Flags are 0 or 1 in the API and booleans in a form. */
function toForm(group: string, rows: readonly SettingRow[]): GroupState {
  const fields = fieldsOf(group);
  const values = rows.map(({ key, value }) => [key, isSwitch(fields, key) ? value === 1 : value]);
  const secrets = rows.filter((row) => row.is_set).map(({ key }) => key);
  const version = rows[0]?.version;
  const fingerprints = Object.fromEntries(rows.map(({ key, fingerprint }) => [key, fingerprint]));
  return {
    values: { ...Object.fromEntries(values), id: group, version, fingerprints },
    secrets: new Set(secrets),
  };
}

/** The changed values as the API accepts them; a cleared number or reference returns to its default. */
export function changesOf(group: string, before: Values, after: Values): Values {
  const fields = fieldsOf(group);
  const { fingerprints: _, ...settings } = before;
  const changed = Object.keys(settings).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  return Object.fromEntries(changed.map((key) => [key, toWire(fields, key, after[key])]));
}

function toWire(fields: readonly FieldSchema[], key: string, value: unknown): unknown {
  if (isSwitch(fields, key)) return value ? 1 : 0;
  const kind = fields.find(({ name }) => name === key)?.kind;
  if (value === null || value === undefined) return kind === 'text' || kind === 'longtext' ? '' : null;
  return value;
}

interface Group {
  state: GroupState | undefined;
  error: Error | null;
  /** Refetches the values, and those that every page shows. */
  reload: () => Promise<GroupState>;
}

/** The values of a group or the load error, and a function to refetch them. */
export function useGroup(group: string): Group {
  const api = useApi();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', group],
    queryFn: async () => {
      const path = group === 'theme' ? 'themeSettingsActive' : `settingsActive?group=${group}`;
      const { body } = await api.call(api.own(path));
      return toForm(group, (body.settings ?? body.themeSettings ?? []) as SettingRow[]);
    },
  });
  const reload = async () => {
    const fresh = await refetch({ throwOnError: true });
    await queries.invalidateQueries({ queryKey: ['shop-settings'] });
    return fresh.data ?? { values: { id: group }, secrets: new Set<string>() };
  };
  return { state: data, error, reload };
}

/** Returns a function that saves changes of a group and resolves to the field errors, if any. */
export function useSaveGroup(
  group: string,
): (changes: Values, version: number) => Promise<Record<string, string> | undefined> {
  const api = useApi();
  return async (values, version) => {
    // Nothing is left to change when another operator's values are taken.
    if (Object.keys(values).length === 0) return undefined;
    const [path, body] =
      group === 'theme' ? ['themeSettings', { values, version }] : ['settings', { group, values, version }];
    try {
      await api.call(api.own(path), { method: 'POST', body });
      return undefined;
    } catch (error) {
      const errors = error instanceof HttpError && (error.body?.errors as Record<string, string> | undefined);
      if (!errors) throw error;
      return Object.fromEntries(
        Object.entries(errors).map(([field, text]) => [field.replace(/^values\./, ''), text]),
      );
    }
  };
}
