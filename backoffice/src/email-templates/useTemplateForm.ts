import { useVersionedForm } from '@stoa/console-kit';
import type { EmailTemplate, EmailTemplateLanguage, FieldSchema } from '@stoa/contracts';
import { useNotify, type HttpError, type RaRecord } from 'react-admin';
import { textsOf } from './template-texts';
import { useChangeTemplate, useEmailTemplate } from './useEmailTemplates';

const TEXT = { kind: 'text', required: false, writable: true } as const;
const FIELDS: readonly FieldSchema[] = [
  { ...TEXT, name: 'subject' },
  { ...TEXT, name: 'heading' },
  { ...TEXT, name: 'body', kind: 'longtext' },
  { ...TEXT, name: 'button' },
];

/** The texts of an e-mail in one language as its form has them. */
function recordOf(template: EmailTemplate, language: string): RaRecord {
  const shown = template.languages.find((one) => one.language === language);
  return { id: language, version: shown?.version, ...shown?.texts };
}

/** The form of an e-mail's texts in one language, and restoring their default. */
export function useTemplateForm(template: EmailTemplate, { language, record_id: id }: EmailTemplateLanguage) {
  const notify = useNotify();
  const { mutateAsync: change } = useChangeTemplate(template.id, language);
  const { refetch } = useEmailTemplate(template.id);
  const read = async () => recordOf((await refetch({ throwOnError: true })).data ?? template, language);
  const { base, reset, ...form } = useVersionedForm({
    latest: recordOf(template, language),
    subject: { fields: FIELDS, history: ['email_templates', String(id)], read },
    send: async (values, { version }) => {
      try {
        await change({ texts: textsOf(values), version: version as number });
        return undefined;
      } catch (error) {
        const { body } = error as HttpError & { body?: { errors?: Record<string, string> } };
        if (!body?.errors) throw error;
        return body.errors;
      }
    },
    saved: 'stoa.email_templates.saved',
  });
  const restore = async () => {
    try {
      await change({ texts: null, version: base.version as number });
      reset();
      notify('stoa.email_templates.restored', { type: 'success' });
    } catch (error) {
      // Somebody else's newer texts are shown, unless others are typed.
      await read();
      notify((error as HttpError).message, { type: 'error' });
    }
  };
  return { ...form, restore };
}
