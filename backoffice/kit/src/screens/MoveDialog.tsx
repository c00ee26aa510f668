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
import { useNotify, type HttpError } from 'react-admin';
import { toneOf } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { closeUnlessTyped } from './close-unless-typed';
import { isDecided } from './move-outcome';
import { moveWordsOf } from './move-words';
import { useOneAtATime } from './one-at-a-time';

/** Texts and action of the confirmation before a record changes its state. */
export interface MoveQuestion {
  /** Display name of the record. */
  name: string;
  /** Who and what amount is affected, and what that means; by target state if that differs. */
  text: string | ((to: string) => string);
  /** Translation key of the note's label for a target state; without one there is no note. */
  noteOf?: (to: string) => TextKey | undefined;
  /** Whether the target state requires a note. */
  needsNote?: (to: string) => boolean;
  /** Maximum length of a note in characters; beyond one line it gets a multi-line input. */
  noteLength?: number;
  move: (to: string, note: string) => Promise<unknown>;
  /** Page whose records are refetched afterwards, also after an error. */
  page: string;
}

const ONE_LINE = 120;

/** A change that has become impossible is said so; any other refusal has its own message. */
function refusalOf({ body, message }: HttpError): string {
  return (body as { code?: string } | null)?.code === 'state_not_allowed' ? 'stoa.move.refused' : message;
}

interface MoveDialogProps extends MoveQuestion {
  to: string;
  onClose: () => void;
}

/** Moves the record, says what became of it, and closes the dialog once that is decided. */
function useMove({ name, move, page, to, onClose }: MoveDialogProps) {
  const labels = useLabels();
  const notify = useNotify();
  const queries = useQueryClient();
  const facts = { name, state: labels.choice(to) };
  const change = useMutation({
    mutationFn: (note: string) => move(to, note),
    onSuccess: () => notify('stoa.move.done', { type: 'success', messageArgs: facts }),
    onError: (error: HttpError) => notify(refusalOf(error), { type: 'error' }),
    onSettled: async (_data, error: HttpError | null) => {
      await queries.invalidateQueries({ queryKey: [page] });
      if (isDecided(error)) onClose();
    },
  });
  // A refusal has been shown by then.
  const send = useOneAtATime((note: string) => change.mutateAsync(note).catch(() => undefined));
  return { send, isPending: change.isPending };
}

/** Confirms a change of a record's state, showing what and whom it affects. */
export function MoveDialog(props: MoveDialogProps) {
  const { name, text, noteOf, needsNote, noteLength = ONE_LINE, to, onClose } = props;
  const translate = useTranslate();
  const labels = useLabels();
  const [note, setNote] = useState('');
  const change = useMove(props);
  const noteKey = noteOf?.(to);
  const isRequired = needsNote?.(to) === true;
  const words = moveWordsOf(to);
  const facts = { name, state: labels.choice(to) };
  const shown = { value: note, length: noteLength, isRequired, onChange: setNote };
  return (
    <Dialog open onClose={closeUnlessTyped(onClose, note !== '')} fullWidth maxWidth="xs">
      <DialogTitle>
        {words.verb
          ? translate('stoa.move.ask', { name, verb: translate(words.verb) })
          : translate('stoa.move.title', facts)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: noteKey ? 1.5 : 0 }}>
          {typeof text === 'string' ? text : text(to)}
        </DialogContentText>
        {noteKey && <Note label={translate(noteKey)} {...shown} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(words.dismiss)}
        </Button>
        <Button
          variant="contained"
          color={toneOf(to) === 'error' ? 'error' : 'primary'}
          loading={change.isPending}
          disabled={isRequired && note.trim() === ''}
          onClick={() => void change.send(note.trim())}
        >
          {translate(words.confirm, facts)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface NoteProps {
  label: string;
  value: string;
  /** Maximum length in characters. */
  length: number;
  isRequired: boolean;
  onChange: (value: string) => void;
}

function Note({ label, value, length, isRequired, onChange }: NoteProps) {
  const large = length > ONE_LINE;
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      required={isRequired}
      multiline={large}
      minRows={large ? 3 : undefined}
      slotProps={{ htmlInput: { maxLength: length } }}
    />
  );
}
