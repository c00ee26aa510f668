import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { AppCode } from '../profile/two-factor/ProofFields';

interface SecondStepFormProps {
  refusal: string | null;
  busy: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The code after the password, from the app or from the kept ones. */
export function SecondStepForm({ refusal, busy, onCode, onBack }: SecondStepFormProps) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code.trim());
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
      <Typography>{translate('stoa.two_factor.second_step')}</Typography>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <AppCode orRecovery value={code} onChange={setCode} autoFocus />
      <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
        {translate('ra.auth.sign_in')}
      </Button>
      <Button color="inherit" onClick={onBack}>
        {translate('stoa.two_factor.back')}
      </Button>
    </Stack>
  );
}
