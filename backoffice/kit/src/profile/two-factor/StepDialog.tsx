import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';

interface StepDialogProps {
  title: string;
  /** Label of the submit button. */
  next: string;
  color?: 'primary' | 'error';
  wide?: boolean;
  busy: boolean;
  refusal: string | null;
  onSubmit: () => void;
  /** Omitted where only the submit button may close the dialog, as its content is not shown again. */
  onCancel?: () => void;
  children: ReactNode;
}

/** One step of changing the own sign-in: a small form in a dialog. */
export function StepDialog(props: StepDialogProps) {
  const { title, next, color = 'primary', wide, busy, refusal, onSubmit, onCancel, children } = props;
  const translate = useTranslate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open fullWidth maxWidth={wide ? 'sm' : 'xs'} onClose={onCancel}>
      <Box component="form" onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {refusal && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {refusal}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          {onCancel && (
            <Button color="inherit" onClick={onCancel}>
              {translate('ra.action.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" color={color} loading={busy}>
            {next}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
