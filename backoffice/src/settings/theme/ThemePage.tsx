import {
  ConsoleForm,
  FieldInput,
  FormArea,
  HistoryBelow,
  LoadFailure,
  RequirePermission,
  entriesOf,
  useTranslate,
} from '@stoa/console-kit';
import { Box, Skeleton } from '@mui/material';
import { THEME_SLOTS } from '@stoa/contracts';
import { useCanAccess } from 'react-admin';
import { SettingsHeader, SettingsHistory } from '../SettingsHistory';
import { SettingsBar } from '../SettingsForm';
import { useSettingsForm } from '../useSettingsForm';
import { fieldsOf, useGroup, type GroupState } from '../values';
import { SectionOrder } from './SectionOrder';
import { TemplateChoice } from './TemplateChoice';
import { ThemePreview } from './ThemePreview';

/** Title (key under `settings.sections`) → fields. */
const SECTIONS = {
  colours: ['primary_color', 'accent_color'],
  fonts: ['heading_font', 'body_font'],
  parts: Object.keys(THEME_SLOTS),
} as const;

/** The storefront's theme, with a live preview of unsaved values. */
export function ThemePage({ history = false }: { history?: boolean }) {
  return (
    <RequirePermission name="themeSettings.read">
      <HistoryBelow address="/theme_settings">
        <SettingsHeader page="theme_settings" />
        {history ? <SettingsHistory group="theme" /> : <Theme />}
      </HistoryBelow>
    </RequirePermission>
  );
}

function Theme() {
  const { state, error, reload } = useGroup('theme');
  if (error && !state) return <LoadFailure error={error} onRetry={() => void reload()} />;
  return state ? <Editor state={state} reload={reload} /> : <Skeleton variant="rounded" height={560} />;
}

function Editor({ state, reload }: { state: GroupState; reload: () => Promise<GroupState> }) {
  const { form, watch, conflict, reset } = useSettingsForm('theme', state, reload);
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'themeSettings', action: 'update' });
  return (
    <ConsoleForm {...form} warnWhenUnsavedChanges>
      {watch}
      <Box sx={splitSx}>
        <Box sx={{ minWidth: 0 }}>
          <Box component="fieldset" disabled={!mayChange} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <ThemeFields />
          </Box>
          <SettingsBar mayChange={mayChange} onDiscard={reset} />
        </Box>
        <ThemePreview />
      </Box>
      {conflict}
    </ConsoleForm>
  );
}

function ThemeFields() {
  const translate = useTranslate();
  const fields = fieldsOf('theme');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormArea title={translate('settings.sections.template.title')}>
        <TemplateChoice />
      </FormArea>
      {entriesOf(SECTIONS).map(([section, names]) => (
        <FormArea key={section} title={translate(`settings.sections.${section}.title`)}>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {names.map((name) => {
              const field = fields.find((one) => one.name === name);
              return field && <FieldInput key={name} field={{ ...field, required: true }} />;
            })}
          </Box>
        </FormArea>
      ))}
      <FormArea title={translate('settings.sections.home.title')}>
        <SectionOrder />
      </FormArea>
    </Box>
  );
}

const splitSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 420px) minmax(0, 1fr)' },
};
