import { useState } from 'react';
import { useTranslate, type HttpError } from 'react-admin';

/** Error codes with translations of their own. */
const KNOWN: Record<string, string> = { too_many_codes: 'sign-in.two_factor.too_many' };

/** Runs a request and holds its errors: by field, or one message for the whole form. */
export function useRefusals() {
  const translate = useTranslate();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setErrors({});
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      const { message, body } = error as HttpError;
      const { code, errors: fields } = (body ?? {}) as { code?: string; errors?: Record<string, string> };
      if (fields) setErrors(fields);
      else setRefusal(translate(KNOWN[code ?? ''] ?? message, { _: message }));
    }
    setBusy(false);
  };
  return { errors, refusal, busy, attempt };
}
