import { GeneratedList, useLabels, type FieldDisplayProps, type ScreenOverride } from '@stoa/console-kit';
import { useMediaQuery, type Theme } from '@mui/material';
import { EmailScreen } from '../../email-templates/EmailScreen';

const NEWEST = { field: 'created_at', order: 'DESC' as const };

/** Screens of stored e-mails: the newest first, shown as their recipients see them. */
export const mailbox: ScreenOverride = {
  list: () => <GeneratedList sort={NEWEST} />,
  displays: { html: Message },
};

function Message({ field, value }: FieldDisplayProps) {
  const labels = useLabels();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <EmailScreen
      html={String(value)}
      device={isPhone ? 'phone' : 'desktop'}
      title={labels.field(field.name)}
    />
  );
}
