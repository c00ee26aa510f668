import { Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The storefront's page, which mails sellers a link; a full load, as it is no page of a console. */
const FOR_SELLERS = '/forgot-password?for=vendor';

/** What to do without the password: sellers ask for a link, operators ask one of their own, as no letter may open the back office. */
export function ForgotPassword({ audience }: { audience: 'admin' | 'vendor' }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 2.5 }}>
      {audience === 'vendor' ? (
        <Link href={FOR_SELLERS}>{translate('stoa.forgot.vendor')}</Link>
      ) : (
        translate('stoa.forgot.admin')
      )}
    </Typography>
  );
}
