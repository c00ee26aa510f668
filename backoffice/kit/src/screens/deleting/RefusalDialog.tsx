import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import type { BulkAnswer } from '@stoa/contracts';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';

interface RefusalDialogProps {
  answer: BulkAnswer;
  /** Translation key of the title, which includes the number of refused records. */
  title?: TextKey;
  onClose: () => void;
}

/** The records that could not be deleted or changed, each with the server's reason. */
export function RefusalDialog({
  answer: { done, refused },
  title = 'stoa.deleting.refused',
  onClose,
}: RefusalDialogProps) {
  const translate = useTranslate();
  const facts = { count: refused.length, total: refused.length + done.length };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate(title, facts)}</DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {refused.map(({ id, name, error }) => (
            <ListItem key={id} disableGutters>
              <ListItemText primary={<bdi>{name}</bdi>} secondary={error} />
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
