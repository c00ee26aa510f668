import { Alert, Box, Button, Skeleton, Stack } from '@mui/material';
import type { AccountProfile } from '@stoa/contracts';
import {
  PasswordInput,
  SaveButton,
  SelectInput,
  TextInput,
  email as isEmail,
  minLength,
  required,
  ResourceContextProvider,
  useSetLocale,
} from 'react-admin';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HistoryBelow } from '../history/RecordTabs';
import { useMessage, useTranslate } from '../i18n/useTranslate';
import { PageHeader } from '../layout/PageHeader';
import { useLeaveWarning } from '../layout/useLeaveWarning';
import { ConsoleForm } from '../screens/form/ConsoleForm';
import { FieldGrid, FormArea, TwoColumns } from '../screens/form/FormArea';
import { TouchWatch } from '../screens/form/useFormBase';
import { useShopSettings } from '../settings/useShopSettings';
import { ProfileCard } from './ProfileCard';
import { ProfileHistory } from './ProfileHistory';
import { TwoFactorArea } from './two-factor/TwoFactorArea';
import { useProfile } from './useProfile';

type Change = ReturnType<typeof useProfile>['change'];

/** The user's own account: profile, password and two-factor sign-in, or its history. */
export function ProfilePage({ history = false }: { history?: boolean }) {
  const translate = useTranslate();
  return (
    <ResourceContextProvider value="profile">
      <HistoryBelow address="/profile">
        <PageHeader title={translate('stoa.profile.title')} subtitle={translate('stoa.profile.hint')} />
        {history ? <ProfileHistory /> : <Account />}
      </HistoryBelow>
    </ResourceContextProvider>
  );
}

function Account() {
  const messageText = useMessage();
  const { profile, error, change, picture, removable } = useProfile();
  const [isPersonDirty, setPersonDirty] = useState(false);
  const [isPasswordDirty, setPasswordDirty] = useState(false);
  useLeaveWarning(isPersonDirty || isPasswordDirty);
  return (
    <>
      {error && <Alert severity="error">{messageText(error.message)}</Alert>}
      {!profile && !error && <Skeleton variant="rounded" height={420} />}
      {profile && (
        <TwoColumns
          main={
            <>
              <PersonForm profile={profile} onSave={change} onTouch={setPersonDirty} />
              <PasswordForm onSave={change} onTouch={setPasswordDirty} />
              <TwoFactorArea />
            </>
          }
          side={<ProfileCard profile={profile} onPicture={picture} removable={removable} />}
        />
      )}
    </>
  );
}

interface FormProps {
  onSave: Change;
  onTouch: (isDirty: boolean) => void;
}

function PersonForm({ profile, onSave, onTouch }: FormProps & { profile: AccountProfile }) {
  const translate = useTranslate();
  const settings = useShopSettings();
  const setLocale = useSetLocale();
  const { name, email, phone, locale } = profile;
  const languages = (settings?.languages ?? []).map(({ code, native_name }) => ({
    id: code,
    name: native_name,
  }));
  const save = async (values: Record<string, unknown>) => {
    const { current_password, ...profileValues } = values;
    const changed = Object.entries(profileValues).filter(
      ([field, value]) => value !== profile[field as 'name'],
    );
    const refused = await onSave({
      ...Object.fromEntries(changed),
      ...(profileValues.email !== email && { current_password }),
    });
    if (!refused && values.locale && values.locale !== locale) await setLocale(String(values.locale));
    return refused;
  };
  return (
    <FormArea title={translate('stoa.profile.person')}>
      <ConsoleForm
        record={{ id: profile.id, name, email, phone, locale }}
        onSubmit={save}
        sanitizeEmptyValues
      >
        <TouchWatch onTouch={onTouch} />
        <FieldGrid>
          <TextInput source="name" validate={required()} helperText={false} />
          <TextInput source="phone" type="tel" helperText={false} />
          <TextInput source="email" validate={[required(), isEmail()]} helperText={false} />
          <SelectInput source="locale" choices={languages} translateChoice={false} helperText={false} />
        </FieldGrid>
        <PasswordOnMove email={email} />
        <SaveButton />
      </ConsoleForm>
    </FormArea>
  );
}

/** The e-mail address controls sign-in, so changing it requires the password. */
function PasswordOnMove({ email }: { email: string }) {
  const typed = useWatch({ name: 'email' }) as string | undefined;
  if (!typed || typed === email) return null;
  return (
    <PasswordInput
      source="current_password"
      helperText="stoa.profile.email_needs_password"
      autoComplete="current-password"
      validate={required()}
    />
  );
}

const isSame = (value: unknown, values: Record<string, unknown>) =>
  value === values.password ? undefined : 'stoa.profile.not_the_same';

function PasswordForm({ onSave, onTouch }: FormProps) {
  const translate = useTranslate();
  const [round, setRound] = useState(0);
  const save = async ({ current_password, password }: Record<string, unknown>) => {
    const refused = await onSave({ current_password, password });
    // Resets the form, so that no password stays on screen.
    if (!refused) setRound(round + 1);
    return refused;
  };
  return (
    <FormArea title={translate('stoa.profile.password')}>
      <ConsoleForm key={round} onSubmit={save}>
        <TouchWatch onTouch={onTouch} />
        <Stack sx={{ maxWidth: 420 }}>
          <PasswordInput
            source="current_password"
            autoComplete="current-password"
            validate={required()}
            helperText={false}
          />
          <PasswordInput
            source="password"
            autoComplete="new-password"
            validate={[required(), minLength(8)]}
            helperText={false}
          />
          <PasswordInput
            source="password_confirmation"
            autoComplete="new-password"
            validate={[required(), isSame]}
            helperText="stoa.profile.ends_others"
          />
        </Stack>
        <ChangeButton />
      </ConsoleForm>
    </FormArea>
  );
}

function ChangeButton() {
  const translate = useTranslate();
  const { formState } = useFormContext();
  return (
    <Box sx={{ mt: 1 }}>
      <Button type="submit" variant="contained" loading={formState.isSubmitting}>
        {translate('stoa.profile.change_password')}
      </Button>
    </Box>
  );
}
