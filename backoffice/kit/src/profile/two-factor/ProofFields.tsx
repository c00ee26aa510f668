import { useTranslate } from 'react-admin';
import { SignInField } from '../../auth/SignInField';

interface ProofFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  autoFocus?: boolean;
}

/** The present password of whoever sits here. */
export function OwnPassword({ value, onChange, error, autoFocus }: ProofFieldProps) {
  const translate = useTranslate();
  return (
    <SignInField
      type="password"
      name="current_password"
      autoComplete="current-password"
      label={translate('stoa.profile.current_password')}
      required
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** The code that the authenticator app shows; `orRecovery` where one of the kept codes does too. */
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
      label={translate('stoa.two_factor.code')}
      required
      autoFocus={autoFocus}
      value={value}
      onChange={onChange}
      error={error}
      hint={translate(orRecovery ? 'stoa.two_factor.code_or_recovery' : 'stoa.two_factor.code_hint')}
      inputProps={{
        dir: 'ltr',
        maxLength: 40,
        inputMode: orRecovery ? 'text' : 'numeric',
        spellCheck: false,
      }}
    />
  );
}
