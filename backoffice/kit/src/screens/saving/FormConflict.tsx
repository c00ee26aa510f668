import { useUpdate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSchema } from '../../schema/SchemaContext';
import { WHOLE_RECORD } from '../whole-record';
import { ConflictDialog, type ConflictSave } from './ConflictDialog';
import { useRecordSubject } from './conflict-subject';
import { isStale, useSaving, type SaveError } from './SavingContext';

/** The conflict of a form: every field that another user changed can be chosen. */
export function FormConflict({ base }: { base: RaRecord }) {
  const { putOff } = useSaving();
  const { getValues } = useFormContext();
  const { save, isPending } = useMergedSave(base);
  const subject = useRecordSubject(base.id);
  return (
    <ConflictDialog
      subject={subject}
      base={base}
      draftOn={() => getValues()}
      isSaving={isPending}
      onSave={save}
      onPutOff={putOff}
    />
  );
}

/** Saves on top of their version; on validation errors the merged values return to the form. */
function useMergedSave(base: RaRecord) {
  const { page } = useSchema();
  const saving = useSaving();
  const { reset, getValues, setValue, setError } = useFormContext();
  const [update, { isPending }] = useUpdate();
  const save: ConflictSave = (data, theirs, retry) => {
    const onError = (error: unknown) => {
      const failure = error as SaveError;
      if (isStale(failure)) return retry();
      for (const [name, value] of Object.entries(data)) setValue(name, value, { shouldDirty: true });
      for (const [name, message] of Object.entries(failure.body?.errors ?? {})) setError(name, { message });
      saving.putOff();
      saving.fail(error);
    };
    const onSuccess = (record: RaRecord) => {
      // The saved values replace those of the form, of which some were not chosen.
      reset(getValues());
      saving.succeed(record);
    };
    const params = { id: base.id, data, previousData: theirs, ...WHOLE_RECORD };
    void update(page, params, { mutationMode: 'pessimistic', onSuccess, onError });
  };
  return { save, isPending };
}
