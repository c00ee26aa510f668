import { useTranslate } from '@stoa/console-kit';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import type { EmailTemplate, EmailTemplateTexts } from '@stoa/contracts';
import { useState } from 'react';
import { useNotify, type HttpError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { textsOf } from './template-texts';
import { useOwnAddress, useSendTest } from './useEmailTemplates';

interface SendTestButtonProps {
  template: EmailTemplate;
  language: string;
}

/** Sends the unsaved e-mail with example values, by default to the operator. */
export function SendTestButton(props: SendTestButtonProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{translate('stoa.email_templates.send_test')}</Button>
      {isOpen && <SendTestDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SendTestDialog({ onClose, ...props }: SendTestButtonProps & { onClose: () => void }) {
  const translate = useTranslate();
  const own = useOwnAddress();
  const [email, setEmail] = useState<string | null>(null);
  const to = email ?? own;
  const { send, refusal, isPending } = useSending(props, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate('stoa.email_templates.send_test')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{translate('stoa.email_templates.send_test_text')}</Typography>
        <TextField
          type="email"
          fullWidth
          label={translate('fields.email')}
          value={to}
          error={refusal !== undefined}
          helperText={refusal}
          onChange={({ target }) => setEmail(target.value)}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" loading={isPending} disabled={!to} onClick={() => void send(to)}>
          {translate('stoa.email_templates.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Sending; what is wrong with the texts is shown at their inputs. */
function useSending({ template, language }: SendTestButtonProps, onClose: () => void) {
  const notify = useNotify();
  const { getValues, setError } = useFormContext<EmailTemplateTexts>();
  const { mutateAsync, isPending } = useSendTest(template.id, language);
  const [refusal, setRefusal] = useState<string>();
  const send = async (email: string) => {
    try {
      const { to } = await mutateAsync({ ...textsOf(getValues()), email });
      notify('stoa.email_templates.test_sent', { type: 'success', messageArgs: { to } });
      onClose();
    } catch (error) {
      const { message, body } = error as HttpError & { body?: { errors?: Record<string, string> } };
      const { email: address, ...texts }: Partial<Record<string, string>> = body?.errors ?? {};
      for (const [field, text] of Object.entries(texts))
        setError(field as keyof EmailTemplateTexts, { message: text });
      setRefusal(address);
      if (!address) notify(message, { type: 'error' });
      if (Object.keys(texts).length > 0) onClose();
    }
  };
  return { send, refusal, isPending };
}
