import { useVersionedForm } from '@stoa/console-kit';
import { changesOf, fieldsOf, useSaveGroup, type GroupState, type Values } from './values';

/** Each group has a single audited record (`settings.general`, 1). */
export const ONLY_RECORD = '1';

/** The form of a settings group: it sends changed fields only, with the version that they are based on. */
export function useSettingsForm(group: string, state: GroupState, reload: () => Promise<GroupState>) {
  const send = useSaveGroup(group);
  return useVersionedForm({
    latest: state.values,
    subject: {
      fields: fieldsOf(group),
      history: [`settings.${group}`, ONLY_RECORD],
      read: async () => (await reload()).values,
    },
    send: (values: Values, base) => send(changesOf(group, base, values), base.version as number),
    saved: 'settings.saved',
  });
}
