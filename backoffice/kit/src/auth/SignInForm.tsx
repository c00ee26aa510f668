import { useState } from 'react';
import { type HttpError } from 'react-admin';
import { useMessage, type TextKey } from '../i18n/useTranslate';
import { isOfApplicant } from './ApplicationLink';
import type { SignInCredentials } from './sign-in';
import { PasswordForm } from './PasswordForm';
import { SecondStepForm } from './SecondStepForm';

interface SignInFormProps {
  /** Signs in; an error is shown above the fields, one that requires a code opens the second step. */
  onSignIn: (credentials: SignInCredentials) => Promise<void>;
}

/** Translation keys of the second step's errors, by error code. */
const OF_CODES: Record<string, TextKey> = {
  two_factor_required: 'sign-in.two_factor.wrong_code',
  too_many_codes: 'sign-in.two_factor.too_many',
};

/** Password first, then the two-factor code if required; for sign-in page and session-expired dialog. */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const messageText = useMessage();
  const [credentials, setCredentials] = useState<SignInCredentials>({ email: '', password: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [isApplicant, setIsApplicant] = useState(false);

  const signIn = async (credentials: SignInCredentials) => {
    setCredentials(credentials);
    setBusy(true);
    setRefusal(null);
    try {
      await onSignIn(credentials);
    } catch (error) {
      const { message } = error instanceof Error ? error : { message: 'sign-in.error.server' };
      const { code = '' } = ((error as HttpError).body ?? {}) as { code?: string };
      setAsksCode(code in OF_CODES);
      setIsApplicant(isOfApplicant(code));
      setRefusal(
        code === 'two_factor_required' && !credentials.code ? null : messageText(OF_CODES[code] ?? message),
      );
      setBusy(false);
    }
  };
  const leave = () => {
    setAsksCode(false);
    setRefusal(null);
  };

  const { email, password } = credentials;
  return asksCode ? (
    <SecondStepForm
      refusal={refusal}
      busy={busy}
      onCode={(code) => void signIn({ email, password, code })}
      onBack={leave}
    />
  ) : (
    <PasswordForm
      email={email}
      refusal={refusal}
      isApplicant={isApplicant}
      busy={busy}
      onSubmit={(typed) => void signIn(typed)}
    />
  );
}
