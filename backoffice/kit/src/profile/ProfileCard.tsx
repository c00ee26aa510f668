import { Avatar, Button, Stack, Typography } from '@mui/material';
import type { AccountProfile } from '@stoa/contracts';
import { useRef, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { FormArea } from '../screens/form/FormArea';
import { Fact } from '../screens/GeneratedShow';
import { useMoment } from '../settings/format';

interface ProfileCardProps {
  profile: AccountProfile;
  onPicture: (file: File | null) => Promise<void>;
  removable: boolean;
}

/** The user's profile with an editable picture. */
export function ProfileCard({ profile, onPicture, removable }: ProfileCardProps) {
  const translate = useTranslate();
  const moment = useMoment();
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = async (file: File | null) => {
    setBusy(true);
    await onPicture(file);
    setBusy(false);
  };
  return (
    <FormArea>
      <Stack sx={{ alignItems: 'center', gap: 1.25, textAlign: 'center', mb: 2 }}>
        <Avatar src={profile.avatar_url ?? undefined} alt="" sx={{ width: 96, height: 96, fontSize: 36 }}>
          {[...profile.name][0]}
        </Avatar>
        <Typography variant="h2" component="p">
          <bdi>{profile.name}</bdi>
        </Typography>
        <Button size="small" variant="outlined" loading={busy} onClick={() => chooser.current?.click()}>
          {translate(profile.avatar_url ? 'stoa.profile.replace_picture' : 'stoa.profile.add_picture')}
        </Button>
        {removable && profile.avatar_url && (
          <Button size="small" color="inherit" disabled={busy} onClick={() => void send(null)}>
            {translate('ra.action.remove')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/*"
          aria-label={translate('stoa.profile.add_picture')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
      </Stack>
      <Stack component="dl" sx={{ m: 0, gap: 1 }}>
        <Fact label={translate('stoa.profile.role')}>{profile.role}</Fact>
        {profile.last_login_at && (
          <Fact label={translate('stoa.profile.last_login')}>{moment(profile.last_login_at)}</Fact>
        )}
      </Stack>
    </FormArea>
  );
}
