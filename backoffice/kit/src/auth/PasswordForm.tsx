import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Alert, Button, IconButton, InputAdornment, Stack } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { ApplicationLink } from './ApplicationLink';
import { SignInField } from './SignInField';

interface PasswordFormProps {
  email: string;
  refusal: string | null;
  /** Whether the refusal is about a vendor application, which has a page in the storefront. */
  isApplicant: boolean;
  busy: boolean;
  onSubmit: (typed: { email: string; password: string }) => void;
}

/** E-mail and password with an error message. */
export function PasswordForm({
  email: initialEmail,
  refusal,
  isApplicant,
  busy,
  onSubmit,
}: PasswordFormProps) {
  const translate = useTranslate();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ email, password });
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
      {refusal && (
        <Alert severity="error">
          {refusal}
          {isApplicant && <ApplicationLink />}
        </Alert>
      )}
      <SignInField
        label={translate('sign-in.form.email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus={initialEmail === ''}
        value={email}
        onChange={setEmail}
      />
      <PasswordField value={password} onChange={setPassword} autoFocus={initialEmail !== ''} />
      <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
        {translate('sign-in.form.submit')}
      </Button>
    </Stack>
  );
}

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  autoFocus: boolean;
}

function PasswordField({ value, onChange, autoFocus }: PasswordFieldProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        onClick={() => setShown(!shown)}
        aria-label={translate(shown ? 'sign-in.form.hide_password' : 'sign-in.form.show_password')}
      >
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <SignInField
      label={translate('sign-in.form.password')}
      type={shown ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      endAdornment={toggle}
    />
  );
}
