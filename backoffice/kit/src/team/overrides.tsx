import { Alert } from '@mui/material';
import { Labeled, useGetIdentity, useRecordContext } from 'react-admin';
import { FieldDisplay } from '../fields/Field';
import type { FieldInputProps } from '../fields/field-props';
import { KINDS } from '../fields/kinds';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import type { Sections } from '../screens/form/form-layout';
import type { ScreenOverride } from '../screens/overrides';
import { multiVendorOnly } from '../settings/multi-vendor';
import { InviteAgainButton } from './InviteAgainButton';
import { GrantableRoleInput, roleInputOf } from './RoleInput';
import { TeamList } from './TeamList';
import { MemberTwoFactorReset } from './TwoFactorReset';

/** What is chosen when somebody is invited; later it is only shown. */
function once(kind: 'text' | 'ref') {
  const { Input } = KINDS[kind];
  return function OnceInput(props: FieldInputProps) {
    const isNew = useRecordContext()?.id === undefined;
    if (isNew) return <Input {...props} />;
    return (
      <Labeled source={props.field.name} sx={{ pb: 2 }}>
        <FieldDisplay field={props.field} />
      </Labeled>
    );
  };
}

/** What happens next: an invitation is sent, or waits for an answer. */
function Invitation() {
  const translate = useTranslate();
  const member = useRecordContext<{ id?: number; status?: string }>();
  const { audience } = useApi();
  const { data: self } = useGetIdentity();
  if (member?.id === undefined) return <Alert severity="info">{translate('stoa.team.how')}</Alert>;
  if (member.status === 'invited') return <Alert severity="info">{translate('stoa.team.waiting')}</Alert>;
  if (audience !== 'vendor' || member.id !== self?.id) return null;
  return <Alert severity="info">{translate('stoa.team.own')}</Alert>;
}

function MemberActions() {
  return (
    <>
      <InviteAgainButton />
      <MemberTwoFactorReset />
    </>
  );
}

/** Who somebody is and what they may do, then how they sign in. */
const SECTIONS: Sections = {
  person: ['vendor_id', 'name', 'email', 'phone', 'role_id', 'avatar_id', 'locale', 'status'],
  security: ['two_factor_enabled', 'last_login_at'],
};

const COLUMNS = ['name', 'email', 'role_id', 'two_factor_enabled', 'last_login_at', 'status'];

/** Common to the screens of teams in both consoles. */
const screens: ScreenOverride = {
  columns: COLUMNS,
  sections: SECTIONS,
  actions: MemberActions,
  summary: Invitation,
};

/** The vendor's own team. */
export const teamScreens: ScreenOverride = {
  ...screens,
  list: () => <TeamList columns={COLUMNS} />,
  hiddenFields: ['vendor_id'],
  inputs: { email: once('text'), role_id: GrantableRoleInput },
};

/** The teams of all vendors, for operators. */
export const vendorTeamScreens: ScreenOverride = multiVendorOnly({
  ...screens,
  columns: ['name', 'email', 'vendor_id', 'role_id', 'two_factor_enabled', 'last_login_at', 'status'],
  inputs: { email: once('text'), vendor_id: once('ref'), role_id: roleInputOf('vendor') },
});
