import { useState } from 'react';
import { type HttpError } from 'react-admin';
import { useMessage, type TextKey } from '../../i18n/useTranslate';

/** Error codes with translations of their own. */
const KNOWN: Record<string, TextKey> = { too_many_codes: 'sign-in.two_factor.too_many' };

/** Runs a request and holds its errors: by field, or one message for the whole form. */
export function useRefusals() {
  const messageText = useMessage();
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
      else setRefusal(messageText(KNOWN[code ?? ''] ?? message));
    }
    setBusy(false);
  };
  return { errors, refusal, busy, attempt };
}
