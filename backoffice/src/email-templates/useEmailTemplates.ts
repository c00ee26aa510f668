import { useApi } from '@stoa/console-kit';
import type {
  AccountProfile,
  EmailPreview,
  EmailTemplate,
  EmailTemplateRow,
  EmailTemplateTexts,
} from '@stoa/contracts';
import { useLocaleState } from 'react-admin';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = 'email_templates';

/** The templates of all e-mails; the server names them in the user's language. */
export function useEmailTemplates() {
  const api = useApi();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: [KEY, locale],
    queryFn: async () => (await api.call(api.own(KEY))).body[KEY] as EmailTemplateRow[],
  });
}

/** One template with its texts in every language; always the current ones, since others edit too. */
export function useEmailTemplate(name: string) {
  const api = useApi();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: [KEY, locale, name],
    refetchOnWindowFocus: false,
    queryFn: () => api.data<EmailTemplate>(`${KEY}/${name}`),
  });
}

/** An unsaved template with example values; the last one stays until the next has come. */
export function usePreview(name: string, language: string, texts: EmailTemplateTexts) {
  const api = useApi();
  return useQuery({
    queryKey: ['email_preview', name, language, texts],
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: () =>
      api.data<EmailPreview>(`${KEY}/${name}/${language}/preview`, { method: 'POST', body: texts }),
  });
}

interface Change {
  /** Null restores the default. */
  texts: EmailTemplateTexts | null;
  version: number;
}

/** Saves the texts of one language, or restores the default. */
export function useChangeTemplate(name: string, language: string) {
  const api = useApi();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  const path = `${KEY}/${name}/${language}`;
  return useMutation({
    mutationFn: ({ texts, version }: Change) =>
      texts
        ? api.data<EmailTemplate>(path, { method: 'PUT', body: { ...texts, version } })
        : api.data<EmailTemplate>(`${path}?version=${version}`, { method: 'DELETE' }),
    onSuccess: (template) => {
      queries.setQueryData([KEY, locale, name], template);
      return queries.invalidateQueries({ queryKey: [KEY, locale], exact: true });
    },
  });
}

/** Sends unsaved texts to an address. */
export function useSendTest(name: string, language: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: EmailTemplateTexts & { email: string }) =>
      api.data<{ to: string }>(`${KEY}/${name}/${language}/test`, { method: 'POST', body }),
  });
}

/** The operator's own address. */
export function useOwnAddress(): string {
  const api = useApi();
  const queryFn = () => api.data<AccountProfile>('getAdminProfile');
  return useQuery({ queryKey: ['profile'], queryFn }).data?.email ?? '';
}
