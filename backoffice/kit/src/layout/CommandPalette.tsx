import { Autocomplete, createFilterOptions, Dialog, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import type { MenuGroup } from './menu';
import { useCommands, type Command } from './useCommands';
import { useFoundRecords } from './useFoundRecords';

interface PaletteProps {
  groups: readonly MenuGroup[];
  open: boolean;
  onClose: () => void;
  onKeys: () => void;
}

const filterCommands = createFilterOptions<Command>();

/** Command palette: every page, record and "New …" form by typing a few characters. */
export function CommandPalette({ groups, open, onClose, onKeys }: PaletteProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const commands = useCommands(groups, onKeys);
  const records = useFoundRecords(typed, open);
  const label = translate('stoa.palette.open');
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" sx={paletteSx} aria-label={label}>
      <Autocomplete
        autoHighlight
        open
        disableCloseOnSelect
        // The list stays open as long as the palette, so Escape closes the palette.
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        options={[...records, ...commands]}
        filterOptions={(options, state) => [
          ...options.filter((command) => command.isRecord),
          ...filterCommands(
            options.filter((command) => !command.isRecord),
            state,
          ),
        ]}
        groupBy={(command) => command.group}
        getOptionKey={(command) => command.key}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason !== 'selectOption' && setTyped(text)}
        onChange={(_event, command) => {
          onClose();
          setTyped('');
          command?.run();
        }}
        renderInput={(params) => (
          <TextField {...params} autoFocus margin="none" size="medium" placeholder={label} />
        )}
        slotProps={{ popper: { disablePortal: true }, listbox: { sx: { maxHeight: '46vh' } } }}
        forcePopupIcon={false}
      />
    </Dialog>
  );
}

const paletteSx = {
  '& .MuiDialog-container': { alignItems: 'flex-start', pt: '12vh' },
  '& .MuiDialog-paper': { overflow: 'visible' },
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
};
