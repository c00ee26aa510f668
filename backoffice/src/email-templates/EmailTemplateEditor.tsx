import { ConsoleForm, barSx, useTranslate } from '@stoa/console-kit';
import { Alert, Box } from '@mui/material';
import type { EmailTemplate, EmailTemplateLanguage } from '@stoa/contracts';
import { SaveButton, useCanAccess } from 'react-admin';
import { EmailTemplateFields } from './EmailTemplateFields';
import { EmailTemplatePreview } from './EmailTemplatePreview';
import { RestoreDefaultButton } from './RestoreDefaultButton';
import { SendTestButton } from './SendTestButton';
import { useTemplateForm } from './useTemplateForm';

interface EmailTemplateEditorProps {
  template: EmailTemplate;
  texts: EmailTemplateLanguage;
}

/** The texts of an e-mail in one language, with a live preview of what is not saved yet. */
export function EmailTemplateEditor({ template, texts }: EmailTemplateEditorProps) {
  const { form, watch, conflict, restore } = useTemplateForm(template, texts);
  const translate = useTranslate();
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'email_templates', action: 'update' });
  return (
    <ConsoleForm {...form} warnWhenUnsavedChanges>
      {watch}
      {texts.is_outdated && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('stoa.email_templates.outdated')}
        </Alert>
      )}
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
      {conflict}
    </ConsoleForm>
  );
}

const splitSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
