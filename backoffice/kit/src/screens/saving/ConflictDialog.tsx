import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useUpdate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useHistoryEntries } from '../../history/useHistoryEntries';
import { useTranslate } from '../../i18n/useTranslate';
import { useSchema } from '../../schema/SchemaContext';
import { useMoment } from '../../settings/format';
import { LoadFailure } from '../LoadFailure';
import { WHOLE_RECORD } from '../whole-record';
import { differencesOf, firstChoice, merged, type ConflictChoice } from './conflict';
import { ConflictTable } from './ConflictTable';
import { useSaving, type SaveError } from './SavingContext';

/** The current record on the server, as another user changed it. */
function useTheirs(id: RaRecord['id']) {
  const { page } = useSchema();
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['theirs', page, id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => (await dataProvider.getOne(page, { id, ...WHOLE_RECORD })).data as RaRecord,
  });
}

/** Merges a draft with another user's newer version, by field; nothing is lost until that is saved. */
export function ConflictDialog({ base }: { base: RaRecord }) {
  const translate = useTranslate();
  const title = useId();
  const { putOff } = useSaving();
  const { data: theirs, error, refetch, isFetching } = useTheirs(base.id);
  return (
    <Dialog open onClose={putOff} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{translate('stoa.conflict.title')}</DialogTitle>
      {error && (
        <DialogContent>
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </DialogContent>
      )}
      {!theirs && !error && (
        <DialogContent>
          <Skeleton variant="rounded" height={180} />
        </DialogContent>
      )}
      {theirs && !isFetching && <Reconciliation base={base} theirs={theirs} again={() => void refetch()} />}
    </Dialog>
  );
}

interface ReconciliationProps {
  base: RaRecord;
  theirs: RaRecord;
  /** Refetches their version when there is an even newer one. */
  again: () => void;
}

function Reconciliation({ base, theirs, again: retry }: ReconciliationProps) {
  const schema = useSchema();
  const translate = useTranslate();
  const { putOff } = useSaving();
  const { getValues } = useFormContext();
  const [differences] = useState(() => differencesOf(schema, base, getValues(), theirs));
  const [chosen, setChosen] = useState<Record<string, ConflictChoice>>(() => firstChoice(differences));
  const { save, isPending } = useMergedSave(base, theirs, retry);
  const keepAll = (keeper: ConflictChoice) =>
    setChosen(Object.fromEntries(differences.map(({ key }) => [key, keeper])));
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          <Author id={base.id} /> {translate('stoa.conflict.text')}
        </DialogContentText>
        {differences.length === 0 ? (
          <Alert severity="info">{translate('stoa.conflict.none')}</Alert>
        ) : (
          <ConflictTable
            differences={differences}
            chosen={chosen}
            onKeep={(key, keeper) => setChosen({ ...chosen, [key]: keeper })}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button color="inherit" onClick={putOff} sx={{ marginInlineEnd: 'auto' }}>
          {translate('stoa.conflict.later')}
        </Button>
        {differences.length > 1 && (
          <>
            <Button onClick={() => keepAll('mine')}>{translate('stoa.conflict.keep_mine')}</Button>
            <Button onClick={() => keepAll('theirs')}>{translate('stoa.conflict.take_theirs')}</Button>
          </>
        )}
        <Button
          variant="contained"
          loading={isPending}
          onClick={() => save(merged(getValues(), theirs, differences, chosen))}
        >
          {translate('stoa.conflict.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Who made the other change and when, if the user may read the history. */
function Author({ id }: { id: RaRecord['id'] }) {
  const { resource } = useSchema();
  const translate = useTranslate();
  const moment = useMoment();
  const { entries } = useHistoryEntries(resource, String(id));
  const [last] = entries;
  if (!last) return null;
  return <>{translate('stoa.conflict.by', { name: last.actor.name, at: moment(last.at) })}</>;
}

/** Saves on top of their version; on validation errors the merged values return to the form. */
function useMergedSave(base: RaRecord, theirs: RaRecord, retry: () => void) {
  const { page } = useSchema();
  const saving = useSaving();
  const { setValue, setError } = useFormContext();
  const [update, { isPending }] = useUpdate();
  const save = (data: Record<string, unknown>) => {
    const onError = (error: unknown) => {
      const failure = error as SaveError;
      if (failure.body?.code === 'stale_version') return retry();
      for (const [name, value] of Object.entries(data)) setValue(name, value, { shouldDirty: true });
      for (const [name, message] of Object.entries(failure.body?.errors ?? {})) setError(name, { message });
      saving.putOff();
      saving.fail(error);
    };
    const params = { id: base.id, data, previousData: theirs, ...WHOLE_RECORD };
    void update(page, params, { mutationMode: 'pessimistic', onSuccess: saving.succeed, onError });
  };
  return { save, isPending };
}
