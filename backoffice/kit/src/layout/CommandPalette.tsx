import { Autocomplete, Dialog, TextField } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { useCanAccessResources, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useLabels } from '../i18n/labels';
import { useSchemas } from '../schema/SchemaContext';
import { addressOf } from './addresses';
import { useVisibleMenu } from './ConsoleMenu';
import type { MenuGroup } from './menu';

interface Command {
  label: string;
  group: string;
  to: string;
}

function useCommands(groups: readonly MenuGroup[]): Command[] {
  const translate = useTranslate();
  const labels = useLabels();
  const schemas = useSchemas();
  const pages = useVisibleMenu(groups).flatMap((group) => group.items.map(({ page }) => page));
  const creatable = pages.filter((page) => schemas.page(page)?.screens.includes('create'));
  const { canAccess } = useCanAccessResources({ action: 'create', resources: creatable });
  return useMemo(() => {
    const go = translate('stoa.palette.go');
    const make = translate('stoa.palette.create');
    return [
      { label: translate('ra.page.dashboard'), group: go, to: '/dashboard' },
      ...pages.map((page) => ({ label: labels.resource(page), group: go, to: addressOf(page, 'list') })),
      ...creatable
        .filter((page) => canAccess?.[page])
        .map((page) => ({
          label: translate('stoa.list.new', { name: labels.one(page) }),
          group: make,
          to: addressOf(page, 'create'),
        })),
    ];
  }, [canAccess, creatable, labels, pages, translate]);
}

/** Calls the palette by Ctrl+K or ⌘K from everywhere. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}

interface PaletteProps {
  groups: readonly MenuGroup[];
  open: boolean;
  onClose: () => void;
}

/** Every list and every "new …" a few letters away. */
export function CommandPalette({ groups, open, onClose }: PaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const commands = useCommands(groups);
  const label = translate('stoa.palette.open');
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" sx={paletteSx} aria-label={label}>
      <Autocomplete
        autoHighlight
        open
        disableCloseOnSelect
        options={commands}
        groupBy={(command) => command.group}
        getOptionKey={(command) => command.to}
        onChange={(_event, command) => {
          onClose();
          if (command) navigate(command.to);
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
