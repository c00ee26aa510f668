import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { SHORTCUTS } from './shortcuts';

/** Dialog that lists the keyboard shortcuts. */
export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate('stoa.keys.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listSx}>
          {SHORTCUTS.map(({ name, keys }) => (
            <Fragment key={name}>
              <dt>{translate(`stoa.keys.${name}`)}</dt>
              <dd>
                <kbd dir="ltr">{keys}</kbd>
              </dd>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const listSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 1.25,
  alignItems: 'center',
  '& dd': { m: 0 },
  '& kbd': {
    fontFamily: 'inherit',
    fontSize: 12.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    px: 1,
    py: 0.25,
  },
};
