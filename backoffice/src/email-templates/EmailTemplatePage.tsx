import {
  HistoryBelow,
  LoadFailure,
  PageHeader,
  RequirePermission,
  useLabels,
  useShopSettings,
  useTranslate,
} from '@stoa/console-kit';
import { Box, Skeleton, Tab, Tabs } from '@mui/material';
import { BASE_LANGUAGE, type EmailTemplate } from '@stoa/contracts';
import { useLocale } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import { EmailTemplateEditor } from './EmailTemplateEditor';
import { EmailTemplateHistory } from './EmailTemplateHistory';
import { templateAddress } from './EmailTemplateTable';
import { useEmailTemplate } from './useEmailTemplates';

/** The texts of one e-mail, a tab for each language. */
export function EmailTemplatePage({ history = false }: { history?: boolean }) {
  const { name = '' } = useParams();
  return (
    <RequirePermission name="email_templates.read">
      <HistoryBelow address={templateAddress(name)}>
        <Template name={name} history={history} />
      </HistoryBelow>
    </RequirePermission>
  );
}

function Template({ name, history }: { name: string; history: boolean }) {
  const labels = useLabels();
  const { data, error, refetch } = useEmailTemplate(name);
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={560} />;
  return (
    <>
      <PageHeader
        title={data.title}
        subtitle={data.sent}
        parent={{ label: labels.resource('email_templates'), to: '/email_templates' }}
      />
      {history ? <EmailTemplateHistory template={data} /> : <Language template={data} />}
    </>
  );
}

function Language({ template }: { template: EmailTemplate }) {
  const { language } = useParams();
  const shown = template.languages.find((one) => one.language === language);
  const own = useLocale();
  const first = [own, BASE_LANGUAGE].find((code) => template.languages.some((one) => one.language === code));
  if (!shown)
    return <Navigate to={templateAddress(template.id, first ?? template.languages[0]?.language)} replace />;
  return (
    <>
      <LanguageTabs template={template} shown={shown.language} />
      <EmailTemplateEditor key={shown.language} template={template} texts={shown} />
    </>
  );
}

/** A dot marks the languages with changed texts. */
function LanguageTabs({ template, shown }: { template: EmailTemplate; shown: string }) {
  const translate = useTranslate();
  const known = useShopSettings()?.languages ?? [];
  return (
    <Tabs
      value={shown}
      variant="scrollable"
      aria-label={translate('stoa.form.languages')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {template.languages.map(({ language, is_changed: isChanged }) => (
        <Tab
          key={language}
          value={language}
          component={Link}
          to={templateAddress(template.id, language)}
          label={
            <span>
              {known.find(({ code }) => code === language)?.native_name ?? language}
              {isChanged && <ChangedDot />}
            </span>
          }
        />
      ))}
    </Tabs>
  );
}

function ChangedDot() {
  const label = useTranslate()('stoa.email_templates.is_changed');
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      title={label}
      sx={{
        display: 'inline-block',
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        marginInlineStart: 0.75,
      }}
    />
  );
}
