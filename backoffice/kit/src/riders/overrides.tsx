import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FieldInputProps } from '../fields/field-props';
import { KINDS } from '../fields/kinds';
import { ShareDisplay, ShareInput } from '../fields/kinds/share';
import { useTranslate } from '../i18n/useTranslate';
import { OwnCashInHand } from './CashInHand';
import type { ScreenOverride } from '../screens/overrides';
import { InviteRiderButton } from './InviteRiderButton';

/** Shows only the input that the commission type uses: rate or amount. */
function Share(props: FieldInputProps) {
  return useWatch({ name: 'commission_type' }) === 'percentage' ? <ShareInput {...props} /> : null;
}

function Amount(props: FieldInputProps) {
  return useWatch({ name: 'commission_type' }) === 'percentage' ? null : <KINDS.money.Input {...props} />;
}

/** Link to the chat with the rider. */
function ChatButton() {
  const rider = useRecordContext();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'rider_messages', action: 'read' });
  if (!rider || !canAccess) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ borderColor: 'divider' }}
      startIcon={<ForumOutlined />}
      component={Link}
      to={`/live_chat/view/${rider.id}?with=riders`}
    >
      {translate('stoa.chat.open')}
    </Button>
  );
}

function RiderActions() {
  return (
    <>
      <InviteRiderButton />
      <ChatButton />
    </>
  );
}

/** Screens of riders, of the platform and of vendors alike. */
export const riderScreens: ScreenOverride = {
  columns: ['avatar_id', 'name', 'phone', 'vehicle', 'vendor_id', 'presence', 'status'],
  actions: RiderActions,
  overview: OwnCashInHand,
  summary: OwnCashInHand,
  inputs: { commission_rate: Share, commission_amount: Amount },
  displays: { commission_rate: ShareDisplay },
  sections: {
    person: ['name', 'phone', 'email', 'vendor_id'],
    vehicle: ['vehicle', 'plate', 'presence', 'zone_ids'],
    pay: ['commission_type', 'commission_rate', 'commission_amount', 'cash_limit'],
    bank: ['bank_name', 'bank_account', 'bank_account_hint'],
  },
};
