import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, type HttpError } from 'react-admin';
import { toneOf } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';

/** What is asked before a record moves, and how it moves. */
export interface MoveQuestion {
  /** What the record is called. */
  name: string;
  /** Who and how much is concerned. */
  text: string;
  /** Key of what can be said along with the move to a state; nothing is asked without one. */
  noteOf?: (to: string) => string | undefined;
  /** Whether the record can't move without a note. */
  needsNote?: (to: string) => boolean;
  /** Characters that a note may have; one of more than a line is written in a larger box. */
  noteLength?: number;
  move: (to: string, note: string) => Promise<unknown>;
  /** Page whose records are read anew afterwards, also when somebody else was faster. */
  page: string;
}

const ONE_LINE = 120;

interface MoveDialogProps extends MoveQuestion {
  to: string;
  onClose: () => void;
}

/** Asks before a record changes its state, naming what and whom it concerns. */
export function MoveDialog({ noteLength = ONE_LINE, to, onClose, ...question }: MoveDialogProps) {
  const { name, text, noteOf, needsNote, move, page } = question;
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const noteKey = noteOf?.(to);
  const isLacking = needsNote?.(to) === true && note.trim() === '';
  // A decision has a verb of its own; any other state is named.
  const verb = translate(`stoa.move.verbs.${to}`, { _: '' });
  const facts = { name, state: labels.choice(to) };
  const change = useMutation({
    mutationFn: () => move(to, note.trim()),
    onSuccess: () => notify('stoa.move.done', { type: 'success', messageArgs: facts }),
    onError: (error: HttpError) =>
      notify(error.status === 409 ? 'stoa.move.refused' : error.message, { type: 'error' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [page] });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>
        {verb ? translate('stoa.move.ask', { name, verb }) : translate('stoa.move.title', facts)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: noteKey ? 1.5 : 0 }}>{text}</DialogContentText>
        {noteKey && <Note label={translate(noteKey)} value={note} length={noteLength} onChange={setNote} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={toneOf(to) === 'error' ? 'error' : 'primary'}
          loading={change.isPending}
          disabled={isLacking}
          onClick={() => change.mutate()}
        >
          {verb || translate('stoa.move.confirm', facts)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface NoteProps {
  label: string;
  value: string;
  /** Characters that it may have. */
  length: number;
  onChange: (value: string) => void;
}

function Note({ label, value, length, onChange }: NoteProps) {
  const large = length > ONE_LINE;
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      multiline={large}
      minRows={large ? 3 : undefined}
      slotProps={{ htmlInput: { maxLength: length } }}
    />
  );
}
