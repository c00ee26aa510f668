import { useFormBase, useTranslate } from '@stoa/console-kit';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { changesOf, contestedBy, useSaveGroup, type GroupState, type Values } from './values';

type Refusal = Record<string, string>;

/**
 * The form of a settings group: it sends changed fields only, keeps what is typed when newer settings arrive, and asks
 * before a field is overwritten that somebody else has changed meanwhile.
 */
export function useSettingsForm(group: string, state: GroupState, reload: () => Promise<GroupState>) {
  const notify = useNotify();
  const translate = useTranslate();
  const send = useSaveGroup(group);
  const { base, watch, release } = useFormBase(state);
  const [saves, setSaves] = useState(0);
  /** The values that were shown to the user as somebody else's, by field. */
  const seen = useRef<Values>({});

  const findContested = async (changes: Values, values: Values): Promise<Refusal | undefined> => {
    const { values: now } = await reload();
    const contested = contestedBy(changes, { ...base.values, ...seen.current }, now, values);
    if (contested.length === 0) return undefined;
    seen.current = { ...seen.current, ...now };
    notify('settings.contested', { type: 'warning' });
    return Object.fromEntries(contested.map((key) => [key, translate('settings.contested')]));
  };

  const trySave = async (values: Values): Promise<Refusal | undefined> => {
    const changes = changesOf(group, base.values, values);
    const refused = (await findContested(changes, values)) ?? (await send(changes));
    if (refused) return refused;
    await reload();
    release();
    seen.current = {};
    setSaves(saves + 1);
    notify('settings.saved', { type: 'success' });
    return undefined;
  };

  const save = (values: Values): Promise<Refusal | undefined> =>
    trySave(values).catch((error: unknown) => {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
      return {};
    });
  return { form: { key: saves, defaultValues: base.values, onSubmit: save }, watch };
}
