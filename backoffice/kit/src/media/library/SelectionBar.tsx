import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, usePermissions } from 'react-admin';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';
import { useApi } from '../../schema/SchemaContext';
import { useMediaRefresh } from '../useMedia';

interface SelectionBarProps {
  ids: readonly number[];
  folders: readonly string[];
  onDone: () => void;
}

/** Runs an action on each selected image; failures are shown, the others continue. */
function useEach(onDone: () => void) {
  const refresh = useMediaRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);
  const run = async (ids: readonly number[], work: (id: number) => Promise<unknown>, notice: TextKey) => {
    setBusy(true);
    const reasons: string[] = [];
    for (const id of ids)
      await work(id).catch((error: unknown) =>
        reasons.push(error instanceof Error ? error.message : String(error)),
      );
    setBusy(false);
    setRefused([...new Set(reasons)]);
    await refresh();
    if (reasons.length < ids.length)
      notify(translate(notice, { smart_count: ids.length - reasons.length }), { type: 'success' });
    if (reasons.length === 0) onDone();
  };
  return { busy, refused, run };
}

/** Bulk actions of the selected images: move to a folder, delete. */
export function SelectionBar({ ids, folders, onDone }: SelectionBarProps) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const may = (action: string) => permissions.includes('*') || permissions.includes(`media.${action}`);
  const [dialog, setDialog] = useState<'move' | 'delete' | null>(null);
  const { busy, refused, run } = useEach(onDone);
  const count = { smart_count: ids.length };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack
        direction="row"
        useFlexGap
        role="toolbar"
        aria-label={translate('library.selection')}
        sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography sx={{ fontWeight: 600 }}>{translate('library.selected', count)}</Typography>
        {may('update') && (
          <Button size="small" variant="outlined" disabled={busy} onClick={() => setDialog('move')}>
            {translate('library.move')}
          </Button>
        )}
        {may('delete') && (
          <Button
            size="small"
            variant="outlined"
            color="error"
            loading={busy}
            onClick={() => setDialog('delete')}
          >
            {translate('ra.action.delete')}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onDone}>
          {translate('ra.action.unselect')}
        </Button>
      </Stack>
      {refused.map((reason) => (
        <Alert key={reason} severity="warning">
          {reason}
        </Alert>
      ))}
      <Questions ids={ids} folders={folders} dialog={dialog} onAnswer={() => setDialog(null)} run={run} />
    </Stack>
  );
}

interface QuestionsProps {
  ids: readonly number[];
  folders: readonly string[];
  dialog: 'move' | 'delete' | null;
  onAnswer: () => void;
  run: ReturnType<typeof useEach>['run'];
}

/** Confirmation dialogs of the bulk actions. */
function Questions({ ids, folders, dialog, onAnswer, run }: QuestionsProps) {
  const translate = useTranslate();
  const api = useApi();
  return (
    <>
      <Confirm
        isOpen={dialog === 'delete'}
        title={translate('library.delete_title', { smart_count: ids.length })}
        content={translate('library.delete_text')}
        confirmColor="warning"
        confirm={translate('ra.action.delete')}
        onClose={onAnswer}
        onConfirm={() => {
          onAnswer();
          void run(ids, (id) => api.call(api.own(`deleteMedia/${id}`)), 'library.deleted');
        }}
      />
      <FolderDialog
        open={dialog === 'move'}
        folders={folders}
        onClose={onAnswer}
        onChoose={(folder) => {
          onAnswer();
          const body = { folder: folder || null };
          void run(ids, (id) => api.data(`media/${id}`, { method: 'PUT', body }), 'library.moved');
        }}
      />
    </>
  );
}

interface FolderDialogProps {
  open: boolean;
  folders: readonly string[];
  onClose: () => void;
  onChoose: (folder: string) => void;
}

function FolderDialog({ open, folders, onClose, onChoose }: FolderDialogProps) {
  const translate = useTranslate();
  const [folder, setFolder] = useState('');
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate('library.move_title')}</DialogTitle>
      <DialogContent>
        <Autocomplete
          freeSolo
          options={[...folders]}
          inputValue={folder}
          onInputChange={(_event, text) => setFolder(text)}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={translate('library.folder')}
              helperText={translate('library.folder_hint')}
            />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onChoose(folder.trim())}>
          {translate('library.move_here')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
