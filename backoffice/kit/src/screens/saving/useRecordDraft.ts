import { useNotify, type RaRecord } from 'react-admin';
import type { TextKey } from '../../i18n/useTranslate';
import type { BeginDraft } from '../form/draft';
import { useDraft } from '../form/useDraft';
import { useRecordUpdate } from './useRecordUpdate';
import { useVersionedSave } from './useVersionedSave';

interface RecordDraftOptions {
  /** Text of the notification after saving. */
  saved: TextKey;
  onSaved?: () => void;
}

/**
 * The draft of a part of a record of the current screen's resource, and its saving, after which it restarts from
 * the saved record.
 * @param begin creates the draft of a record; must be a stable function
 */
export function useRecordDraft<R extends RaRecord, Draft>(
  record: R,
  begin: BeginDraft<R, Draft>,
  { saved, onSaved }: RecordDraftOptions,
) {
  const { source, restart, ...draft } = useDraft(record, begin);
  const notify = useNotify();
  const update = useRecordUpdate<R>();
  const saving = useVersionedSave({
    source,
    send: async (data, previous) => {
      restart(await update(data, previous));
      notify(saved, { type: 'success' });
      onSaved?.();
      return undefined;
    },
  });
  return { ...draft, restart, saving };
}
