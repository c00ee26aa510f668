import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { AppCode } from '../profile/two-factor/ProofFields';

interface SecondStepFormProps {
  refusal: string | null;
  busy: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The two-factor code after the password, from the authenticator app or a recovery code. */
export function SecondStepForm({ refusal, busy, onCode, onBack }: SecondStepFormProps) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code.trim());
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
      <Typography>{translate('sign-in.two_factor.second_step')}</Typography>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <AppCode orRecovery value={code} onChange={setCode} autoFocus />
      <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
        {translate('sign-in.form.submit')}
      </Button>
      <Button color="inherit" onClick={onBack}>
        {translate('sign-in.two_factor.back')}
      </Button>
    </Stack>
  );
}
