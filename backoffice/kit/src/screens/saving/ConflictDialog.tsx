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
import type { RaRecord } from 'react-admin';
import { useHistoryEntries } from '../../history/useHistoryEntries';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';
import { useMoment } from '../../settings/format';
import { LoadFailure } from '../LoadFailure';
import { changesBeside, differencesOf, firstChoice, merged, type ConflictChoice } from './conflict';
import type { ConflictSubject } from './conflict-subject';
import { ConflictTable, KeptChanges, type ValueDisplay } from './ConflictTable';

type Values = Record<string, unknown>;

/** What differs between editors in the dialog of a conflict. */
export interface ConflictTexts {
  /** What can be chosen, where it is not simply a value for each field. */
  text?: TextKey;
  /** Label of the button while a change of one's own is kept. */
  saveLabel?: TextKey;
  /** Displays a value in another way than the record's page does. */
  display?: ValueDisplay;
}

/** Saves the chosen values; `retry` shows the conflict again when there is an even newer version. */
export type ConflictSave = (values: Values, theirs: RaRecord, retry: () => void) => unknown;

interface ConflictDialogProps extends ConflictTexts {
  subject: ConflictSubject;
  /** The record that the draft is based on. */
  base: RaRecord;
  /** The draft’s values as they would be on top of the other user’s version. */
  draftOn: (theirs: RaRecord) => Values;
  isSaving: boolean;
  onSave: ConflictSave;
  /** Closes the dialog; the draft stays. */
  onPutOff: () => void;
}

/** The current record on the server, as another user changed it. */
function useTheirs({ history, read }: ConflictSubject) {
  return useQuery({ queryKey: ['theirs', ...history], staleTime: 0, gcTime: 0, queryFn: read });
}

/** Merges a draft with another user's newer version, by field; nothing is lost until that is saved. */
export function ConflictDialog(props: ConflictDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const { data: theirs, error, refetch, isFetching } = useTheirs(props.subject);
  return (
    <Dialog open onClose={props.onPutOff} maxWidth="md" fullWidth aria-labelledby={title}>
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
      {theirs && !isFetching && <Reconciliation {...props} theirs={theirs} retry={() => void refetch()} />}
    </Dialog>
  );
}

interface ReconciliationProps extends ConflictDialogProps {
  theirs: RaRecord;
  /** Refetches their version when there is an even newer one. */
  retry: () => void;
}

/** Their changes and the draft, compared once; what was chosen for each field. */
function useChoices({ subject: { fields }, base, theirs, draftOn }: ReconciliationProps) {
  const [{ draft, differences, beside }] = useState(() => {
    const values = draftOn(theirs);
    return {
      draft: values,
      differences: differencesOf(fields, base, { ...theirs, ...values }, theirs),
      beside: changesBeside(fields, base, values, theirs),
    };
  });
  const [chosen, setChosen] = useState<Record<string, ConflictChoice>>(() => firstChoice(differences));
  return {
    differences,
    beside,
    chosen,
    keep: (key: string, keeper: ConflictChoice) => setChosen({ ...chosen, [key]: keeper }),
    keepAll: (keeper: ConflictChoice) =>
      setChosen(Object.fromEntries(differences.map(({ key }) => [key, keeper]))),
    isMineKept: differences.length === 0 || Object.values(chosen).includes('mine'),
    values: () => merged(draft, theirs, differences, chosen),
  };
}

function Reconciliation(props: ReconciliationProps) {
  const { subject, theirs, display, text = 'stoa.conflict.text', saveLabel = 'stoa.conflict.save' } = props;
  const translate = useTranslate();
  const { differences, beside, chosen, keep, keepAll, isMineKept, values } = useChoices(props);
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 1.5 }}>
          <Author subject={subject} /> {differences.length > 0 && translate(text)}
        </DialogContentText>
        {differences.length === 0 ? (
          <Alert severity="info">{translate('stoa.conflict.none')}</Alert>
        ) : (
          <ConflictTable differences={differences} chosen={chosen} onKeep={keep} display={display} />
        )}
        <KeptChanges differences={beside} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button color="inherit" onClick={props.onPutOff} sx={{ marginInlineEnd: 'auto' }}>
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
          loading={props.isSaving}
          onClick={() => props.onSave(values(), theirs, props.retry)}
        >
          {translate(isMineKept ? saveLabel : 'stoa.conflict.save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Who made the other change and when, if the user may read the history. */
function Author({ subject: { history } }: { subject: ConflictSubject }) {
  const translate = useTranslate();
  const moment = useMoment();
  const { entries } = useHistoryEntries(...history);
  const [last] = entries;
  if (!last) return null;
  return <>{translate('stoa.conflict.by', { name: last.actor.name, at: moment(last.at) })}</>;
}
