import { Button, SnackbarContent } from '@mui/material';
import type { BulkAnswer } from '@stoa/contracts';
import { forwardRef, useCallback, type ReactElement } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';

interface UndoNoticeProps {
  text: string;
  onUndo: () => void;
}

const UndoNotice = forwardRef<HTMLDivElement, UndoNoticeProps>(function UndoNotice({ text, onUndo }, ref) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    onUndo();
    close();
  };
  const action: ReactElement = (
    <Button size="small" onClick={undo} sx={{ color: 'inherit', fontWeight: 700 }}>
      {translate('ra.action.undo')}
    </Button>
  );
  return <SnackbarContent ref={ref} message={text} action={action} />;
});

/** Notifies of a change, with an undo button for some seconds. */
export function useUndoNotice(): (text: string, onUndo: () => void) => void {
  const notify = useNotify();
  return useCallback((text, onUndo) => notify(<UndoNotice text={text} onUndo={onUndo} />), [notify]);
}

/** Of an undo that failed for some records: how many, and the first of them with its reason; null if none did. */
export function partlyUndone({ done, refused }: BulkAnswer) {
  const [first] = refused;
  if (!first) return null;
  return {
    count: refused.length,
    total: done.length + refused.length,
    name: first.name,
    reason: first.error,
  };
}
