import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { barSx } from '../screens/form/bar';

interface StepBarProps {
  dirty: boolean;
  saving: boolean;
  last?: boolean;
  onSave: () => void;
  /** Saves and goes to the next step, or leaves the editor after the last. */
  onSaveAndGo: () => void;
}

/** Foot of the second and third step: save, or save and go on. */
export function StepBar({ dirty, saving, last = false, onSave, onSaveAndGo }: StepBarProps) {
  const translate = useTranslate();
  return (
    <Box sx={barSx}>
      <Button variant="contained" loading={saving} onClick={onSaveAndGo}>
        {translate(last ? 'stoa.product.finish' : 'stoa.product.save_next')}
      </Button>
      <Button variant="outlined" disabled={!dirty || saving} onClick={onSave}>
        {translate('stoa.product.save')}
      </Button>
      {dirty && (
        <Typography variant="body2" color="text.secondary">
          {translate('stoa.product.unsaved')}
        </Typography>
      )}
    </Box>
  );
}
