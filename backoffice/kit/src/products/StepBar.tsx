import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate';
import { barSx } from '../screens/form/bar';

interface StepBarProps {
  dirty: boolean;
  saving: boolean;
  last?: boolean;
  onSave: () => void;
  /** Saves and opens the next step, or leaves the editor after the last. */
  onSaveAndGo: () => void;
}

/** Footer of steps 2 and 3: save, or save and continue. */
export function StepBar({ dirty, saving, last = false, onSave, onSaveAndGo }: StepBarProps) {
  const translate = useTranslate();
  return (
    <Box sx={barSx}>
      <Button variant="contained" loading={saving} onClick={onSaveAndGo}>
        {translate(last ? 'product.finish' : 'product.save_next')}
      </Button>
      <Button variant="outlined" disabled={!dirty || saving} onClick={onSave}>
        {translate('product.save')}
      </Button>
      {dirty && (
        <Typography variant="body2" color="text.secondary">
          {translate('product.unsaved')}
        </Typography>
      )}
    </Box>
  );
}
