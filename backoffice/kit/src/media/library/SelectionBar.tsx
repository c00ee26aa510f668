import {
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
import type { BulkAnswer } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, useNotify, usePermissions } from 'react-admin';
import { useTranslate, type TextKey } from '../../i18n/useTranslate';
import { useApi } from '../../schema/SchemaContext';
import { RefusalDialog } from '../../screens/deleting/RefusalDialog';
import { useMediaRefresh } from '../useMedia';

/** File names of the selected images by id. */
type Chosen = ReadonlyMap<number, string>;

interface SelectionBarProps {
  chosen: Chosen;
  folders: readonly string[];
  onChange: (chosen: Chosen) => void;
}

/** Texts of a bulk action: of its success, and of the images that it failed for. */
type ActionTexts = Readonly<Record<'notice' | 'title' | 'kept', TextKey>>;

const DELETION: ActionTexts = {
  notice: 'library.deleted',
  title: 'stoa.deleting.refused',
  kept: 'stoa.deleting.refused_kept',
};
const MOVE: ActionTexts = {
  notice: 'library.moved',
  title: 'stoa.bulk.refused',
  kept: 'stoa.bulk.refused_kept',
};

/** Runs an action on each selected image; those that it fails for stay selected and are returned with the reasons. */
function useEach({ chosen, onChange }: SelectionBarProps) {
  const refresh = useMediaRefresh();
  const notify = useNotify();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ answer: BulkAnswer; texts: ActionTexts } | null>(null);
  const run = async (work: (id: number) => Promise<unknown>, texts: ActionTexts) => {
    setBusy(true);
    const answer: BulkAnswer = { done: [], refused: [] };
    for (const [id, name] of chosen)
      await work(id).then(
        () => answer.done.push(id),
        (error: Error) => answer.refused.push({ id, name, code: '', error: error.message }),
      );
    setBusy(false);
    await refresh();
    if (answer.done.length > 0)
      notify(translate(texts.notice, { smart_count: answer.done.length }), { type: 'success' });
    if (answer.refused.length > 0) setRefusal({ answer, texts });
    onChange(new Map(answer.refused.map(({ id, name }) => [id, name])));
  };
  return { busy, refusal, run, close: () => setRefusal(null) };
}

/** Bulk actions of the selected images: move to a folder, delete. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, folders, onChange } = props;
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const may = (action: string) => permissions.includes('*') || permissions.includes(`media.${action}`);
  const [dialog, setDialog] = useState<'move' | 'delete' | null>(null);
  const { busy, refusal, run, close } = useEach(props);
  const count = { smart_count: chosen.size };
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
        <Button size="small" color="inherit" onClick={() => onChange(new Map())}>
          {translate('ra.action.unselect')}
        </Button>
      </Stack>
      {refusal && <RefusalDialog answer={refusal.answer} {...refusal.texts} onClose={close} />}
      <Questions
        count={chosen.size}
        folders={folders}
        dialog={dialog}
        onAnswer={() => setDialog(null)}
        run={run}
      />
    </Stack>
  );
}

interface QuestionsProps {
  count: number;
  folders: readonly string[];
  dialog: 'move' | 'delete' | null;
  onAnswer: () => void;
  run: ReturnType<typeof useEach>['run'];
}

/** Confirmation dialogs of the bulk actions. */
function Questions({ count, folders, dialog, onAnswer, run }: QuestionsProps) {
  const translate = useTranslate();
  const api = useApi();
  return (
    <>
      <Confirm
        isOpen={dialog === 'delete'}
        title={translate('library.delete_title', { smart_count: count })}
        content={translate('library.delete_text')}
        confirmColor="warning"
        confirm={translate('ra.action.delete')}
        onClose={onAnswer}
        onConfirm={() => {
          onAnswer();
          void run((id) => api.call(api.own(`deleteMedia/${id}`)), DELETION);
        }}
      />
      <FolderDialog
        open={dialog === 'move'}
        folders={folders}
        onClose={onAnswer}
        onChoose={(folder) => {
          onAnswer();
          const body = { folder: folder || null };
          void run((id) => api.data(`media/${id}`, { method: 'PUT', body }), MOVE);
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
