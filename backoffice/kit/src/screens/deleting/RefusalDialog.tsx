import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  DialogContentText,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import type { BulkAnswer } from '@stoa/contracts';
import { Fragment } from 'react';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';

interface RefusalDialogProps {
  answer: BulkAnswer;
  /** Translation key of the title, which includes the number of refused records. */
  title?: TextKey;
  /** Translation key of what became of the others, where the refused ones stay selected. */
  kept?: TextKey;
  onClose: () => void;
}

type Refusal = BulkAnswer['refused'][number];

/** The refused records by their reason, in the order of the first of each. */
function byReason(refused: readonly Refusal[]): [string, Refusal[]][] {
  const reasons = new Map<string, Refusal[]>();
  for (const one of refused) reasons.set(one.error, [...(reasons.get(one.error) ?? []), one]);
  return [...reasons];
}

/** The records that could not be deleted or changed, by the server's reasons. */
export function RefusalDialog({
  answer: { done, refused },
  title = 'stoa.deleting.refused',
  kept,
  onClose,
}: RefusalDialogProps) {
  const translate = useTranslate();
  const facts = { count: refused.length, total: refused.length + done.length };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate(title, facts)}</DialogTitle>
      <DialogContent>
        {kept && <DialogContentText>{translate(kept, { done: done.length })}</DialogContentText>}
        <List dense disablePadding>
          {byReason(refused).map(([reason, records]) => (
            <ListItem key={reason} disableGutters>
              <ListItemText primary={<Names records={records} />} secondary={reason} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Names({ records }: { records: readonly Refusal[] }) {
  return (
    <>
      {records.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </>
  );
}
