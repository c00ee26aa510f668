import { PageHeader, RequirePermission, useLabels } from '@stoa/console-kit';
import { Box, Skeleton } from '@mui/material';
import { useState } from 'react';
import { Form, ResourceContextProvider, useCanAccess, useNotify, useTranslate } from 'react-admin';
import type { SettingsScreen } from './screens';
import { SettingsBar, SettingsSections } from './SettingsForm';
import { changesOf, useGroup, useSaveGroup, type Values } from './values';

/** A screen of settings: what each does in a sentence, refused fields marked, nothing lost by leaving. */
export function SettingsPage({ screen }: { screen: SettingsScreen }) {
  return (
    <RequirePermission name="settings.read">
      <ResourceContextProvider value="settings">
        <Page screen={screen} />
      </ResourceContextProvider>
    </RequirePermission>
  );
}

function Page({ screen }: { screen: SettingsScreen }) {
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const { state, reload } = useGroup(screen.group);
  const send = useSaveGroup(screen.group);
  const { canAccess: mayChange = false } = useCanAccess({ resource: 'settings', action: 'update' });
  const [saves, setSaves] = useState(0);
  const Extra = screen.extra;

  const save = async (values: Values) => {
    const refused = await send(changesOf(screen.group, state?.values ?? {}, values)).catch(
      (error: unknown) => {
        notify(error instanceof Error ? error.message : 'stoa.error.server', { type: 'error' });
        return {};
      },
    );
    if (refused) return refused;
    await reload();
    setSaves(saves + 1);
    notify('stoa.settings.saved', { type: 'success' });
    return undefined;
  };

  return (
    <>
      <PageHeader
        title={labels.resource(screen.page)}
        subtitle={translate(`stoa.settings.pages.${screen.page}`)}
        parent={{ label: labels.resource('settings'), to: '/settings' }}
      />
      {state ? (
        <Form key={saves} defaultValues={state.values} onSubmit={save} warnWhenUnsavedChanges>
          <Box component="fieldset" disabled={!mayChange} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            <SettingsSections screen={screen} />
          </Box>
          <SettingsBar mayChange={mayChange} />
        </Form>
      ) : (
        <Skeleton variant="rounded" height={420} sx={{ maxWidth: 920 }} />
      )}
      {Extra && <Extra />}
    </>
  );
}
