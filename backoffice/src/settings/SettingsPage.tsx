import { ConsoleForm, HistoryBelow, LoadFailure, RequirePermission } from '@stoa/console-kit';
import { Box, Skeleton } from '@mui/material';
import { ResourceContextProvider, useCanAccess } from 'react-admin';
import type { SettingsScreen } from './screens';
import { SettingsBar, SettingsSections } from './SettingsForm';
import { SettingsHeader, SettingsHistory } from './SettingsHistory';
import { useSettingsForm } from './useSettingsForm';
import { useGroup, type GroupState } from './values';

interface SettingsPageProps {
  screen: SettingsScreen;
  /** Shows the history instead. */
  history?: boolean;
}

/** A settings form with a hint per field, errors at the fields, and a warning about unsaved changes. */
export function SettingsPage({ screen, history = false }: SettingsPageProps) {
  return (
    <RequirePermission name="settings.read">
      <HistoryBelow address={`/${screen.page}`}>
        <SettingsHeader page={screen.page} />
        {history ? (
          <SettingsHistory group={screen.group} />
        ) : (
          <ResourceContextProvider value="settings">
            <Page screen={screen} />
          </ResourceContextProvider>
        )}
      </HistoryBelow>
    </RequirePermission>
  );
}

function Page({ screen }: { screen: SettingsScreen }) {
  const { state, error, reload } = useGroup(screen.group);
  const Extra = screen.extra;
  if (error && !state) return <LoadFailure error={error} onRetry={() => void reload()} />;
  return (
    <>
      {state ? (
        <Editor screen={screen} state={state} reload={reload} />
      ) : (
        <Skeleton variant="rounded" height={420} sx={{ maxWidth: 920 }} />
      )}
      {Extra && <Extra />}
    </>
  );
}

interface EditorProps {
  screen: SettingsScreen;
  state: GroupState;
  reload: () => Promise<GroupState>;
}

function Editor({ screen, state, reload }: EditorProps) {
  const { form, watch, conflict, reset } = useSettingsForm(screen.group, state, reload);
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'settings', action: 'update' });
  return (
    <ConsoleForm {...form} warnWhenUnsavedChanges>
      {watch}
      <Box component="fieldset" disabled={!mayChange} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <SettingsSections screen={screen} />
      </Box>
      <SettingsBar mayChange={mayChange} onDiscard={reset} />
      {conflict}
    </ConsoleForm>
  );
}
