import { useRefresh, type RaRecord } from 'react-admin';
import { changesOf } from '../../schema/form-data';
import { useSchema } from '../../schema/SchemaContext';
import { ConflictDialog, type ConflictSave, type ConflictTexts } from './ConflictDialog';
import { useRecordSubject } from './conflict-subject';
import type { useVersionedSave } from './useVersionedSave';

interface DraftConflictProps<R extends RaRecord> extends ConflictTexts {
  saving: ReturnType<typeof useVersionedSave<R>>;
  /** The draft’s values as they would be on top of the other user’s version. */
  draftOn: (theirs: R) => Record<string, unknown>;
  /** Continues with the other user’s version, without a draft. */
  onTake: (theirs: R) => void;
}

/** The conflict of an editor that is no form; nothing while there is none. */
export function DraftConflict<R extends RaRecord>(props: DraftConflictProps<R>) {
  const { saving, draftOn, onTake, ...texts } = props;
  const schema = useSchema();
  const refresh = useRefresh();
  const subject = useRecordSubject(saving.source.id);
  if (!saving.isStale) return null;
  const save: ConflictSave = (values, theirs, retry) => {
    const { version: _, ...changes } = changesOf(schema, values, theirs);
    if (Object.keys(changes).length > 0) return saving.save(values, theirs as R, retry);
    saving.putOff();
    onTake(theirs as R);
    refresh();
  };
  return (
    <ConflictDialog
      subject={subject}
      base={saving.source}
      draftOn={(theirs) => draftOn(theirs as R)}
      isSaving={saving.isSaving}
      onSave={save}
      onPutOff={saving.putOff}
      {...texts}
    />
  );
}
