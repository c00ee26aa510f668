import { ConsoleForm, barSx, useFormBase, useTranslate } from '@stoa/console-kit';
import { Alert, Box, Button } from '@mui/material';
import type { EmailTemplate, EmailTemplateLanguage, EmailTemplateTexts } from '@stoa/contracts';
import { useState } from 'react';
import { SaveButton, useCanAccess, useNotify, type HttpError } from 'react-admin';
import { EmailTemplateFields } from './EmailTemplateFields';
import { EmailTemplatePreview } from './EmailTemplatePreview';
import { RestoreDefaultButton } from './RestoreDefaultButton';
import { SendTestButton } from './SendTestButton';
import { textsOf } from './template-texts';
import { useChangeTemplate, useEmailTemplate } from './useEmailTemplates';

interface EmailTemplateEditorProps {
  template: EmailTemplate;
  texts: EmailTemplateLanguage;
}

/** The texts of an e-mail in one language, with a live preview of what is not saved yet. */
export function EmailTemplateEditor({ template, texts }: EmailTemplateEditorProps) {
  const { base, watch, release } = useFormBase(texts);
  const { state, save, restore, loadTheirs, keepMine } = useEditing(template, base, release);
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'email_templates', action: 'update' });
  return (
    <ConsoleForm key={state.loads} defaultValues={base.texts} onSubmit={save as never} warnWhenUnsavedChanges>
      {watch}
      <Notices texts={texts} isStale={state.isStale} onLoad={loadTheirs} onKeep={keepMine} />
      <Box sx={splitSx}>
        <Box sx={{ minWidth: 0 }}>
          <Box component="fieldset" disabled={!mayChange} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <EmailTemplateFields template={template} language={texts.language} />
          </Box>
          {mayChange && (
            <Box sx={{ ...barSx, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <SaveButton type="submit" />
              <SendTestButton template={template} language={texts.language} />
              {texts.is_changed && <RestoreDefaultButton texts={texts} onRestore={restore} />}
            </Box>
          )}
        </Box>
        <EmailTemplatePreview name={template.id} language={texts.language} />
      </Box>
    </ConsoleForm>
  );
}

/** Saving and restoring; somebody else's change in the meantime is never overwritten unasked. */
function useEditing(template: EmailTemplate, texts: EmailTemplateLanguage, release: () => void) {
  const notify = useNotify();
  const { language } = texts;
  const change = useChangeTemplate(template.id, language);
  const { refetch } = useEmailTemplate(template.id);
  const [state, setState] = useState({ loads: 0, version: texts.version, isStale: false });
  const versionIn = (found: EmailTemplate | undefined) =>
    found?.languages.find((one) => one.language === language)?.version ?? texts.version;

  const send = async (changed: EmailTemplateTexts | null, message: string) => {
    try {
      const saved = await change.mutateAsync({
        texts: changed,
        version: Math.max(state.version, texts.version),
      });
      release();
      setState({ loads: state.loads + 1, version: versionIn(saved), isStale: false });
      notify(message, { type: 'success' });
      return undefined;
    } catch (error) {
      const { message: text, body } = error as HttpError & { body?: { code?: string; errors?: object } };
      if (body?.errors) return body.errors;
      if (body?.code === 'stale_version') setState({ ...state, isStale: true });
      else notify(text, { type: 'error' });
      return {};
    }
  };
  const reload = async (loads: number) => {
    const { data } = await refetch();
    setState({ loads, version: versionIn(data), isStale: false });
  };
  return {
    state,
    save: (values: EmailTemplateTexts) => send(textsOf(values), 'stoa.email_templates.saved'),
    restore: () => send(null, 'stoa.email_templates.restored'),
    loadTheirs: () => {
      release();
      void reload(state.loads + 1);
    },
    keepMine: () => void reload(state.loads),
  };
}

interface NoticesProps {
  texts: EmailTemplateLanguage;
  isStale: boolean;
  onLoad: () => void;
  onKeep: () => void;
}

function Notices({ texts, isStale, onLoad, onKeep }: NoticesProps) {
  const translate = useTranslate();
  const choices = (
    <>
      <Button color="inherit" onClick={onLoad}>
        {translate('stoa.email_templates.load_theirs')}
      </Button>
      <Button color="inherit" onClick={onKeep}>
        {translate('stoa.email_templates.keep_mine')}
      </Button>
    </>
  );
  return (
    <>
      {isStale && (
        <Alert severity="warning" sx={{ mb: 2 }} action={choices}>
          {translate('stoa.email_templates.stale')}
        </Alert>
      )}
      {texts.is_outdated && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('stoa.email_templates.outdated')}
        </Alert>
      )}
    </>
  );
}

const splitSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
