import { SignInField } from '../../auth/SignInField';
import { useTranslate } from '../../i18n/useTranslate';

interface ProofFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  autoFocus?: boolean;
}

/** The user's current password. */
export function OwnPassword({ value, onChange, error, autoFocus }: ProofFieldProps) {
  const translate = useTranslate();
  return (
    <SignInField
      type="password"
      name="current_password"
      autoComplete="current-password"
      label={translate('fields.current_password')}
      required
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** The code of the authenticator app; `orRecovery` also accepts a recovery code. */
export function AppCode({
  orRecovery = false,
  value,
  onChange,
  error,
  autoFocus,
}: ProofFieldProps & { orRecovery?: boolean }) {
  const translate = useTranslate();
  return (
    <SignInField
      name="code"
      autoComplete="one-time-code"
      label={translate('sign-in.two_factor.code')}
      required
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      error={error}
      hint={translate(orRecovery ? 'sign-in.two_factor.code_or_recovery' : 'sign-in.two_factor.code_hint')}
      inputProps={{
        dir: 'ltr',
        maxLength: 40,
        inputMode: orRecovery ? 'text' : 'numeric',
        spellCheck: false,
      }}
    />
  );
}
