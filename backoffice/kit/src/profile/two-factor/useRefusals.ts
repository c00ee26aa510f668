import { useState } from 'react';
import { useTranslate, type HttpError } from 'react-admin';

/** Codes of refusals that have words of their own in each language. */
const KNOWN: Record<string, string> = { too_many_codes: 'stoa.two_factor.too_many' };

/** Sends something and keeps what the API refused of it: by field, or as a sentence for the whole. */
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
