import { Button, SnackbarContent } from '@mui/material';
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
