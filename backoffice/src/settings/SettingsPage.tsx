import { ConsoleForm, HistoryBelow, LoadFailure, RequirePermission } from '@stoa/console-kit';
import { Box, Skeleton } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider, useCanAccess, useNotify } from 'react-admin';
import type { SettingsScreen } from './screens';
import { SettingsBar, SettingsSections } from './SettingsForm';
import { SettingsHeader, SettingsHistory } from './SettingsHistory';
import { changesOf, useGroup, useSaveGroup, type Values } from './values';

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
  const notify = useNotify();
  const { state, error, reload } = useGroup(screen.group);
  const send = useSaveGroup(screen.group);
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'settings', action: 'update' });
  const [saves, setSaves] = useState(0);
  const Extra = screen.extra;

  const save = async (values: Values) => {
    const refused = await send(changesOf(screen.group, state?.values ?? {}, values)).catch(
      (error: unknown) => {
        notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
        return {};
      },
    );
    if (refused) return refused;
    await reload();
    setSaves(saves + 1);
    notify('settings.saved', { type: 'success' });
    return undefined;
  };

  if (error && !state) return <LoadFailure error={error} onRetry={() => void reload()} />;
  return (
    <>
      {state ? (
        <ConsoleForm key={saves} defaultValues={state.values} onSubmit={save} warnWhenUnsavedChanges>
          <Box component="fieldset" disabled={!mayChange} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <SettingsSections screen={screen} />
          </Box>
          <SettingsBar mayChange={mayChange} />
        </ConsoleForm>
      ) : (
        <Skeleton variant="rounded" height={420} sx={{ maxWidth: 920 }} />
      )}
      {Extra && <Extra />}
    </>
  );
}
