import { Link, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate';

/** The storefront's page, which e-mails vendors a reset link; a full page load, as it is no console page. */
const FOR_SELLERS = '/forgot-password?for=vendor';

/** Vendors request a reset link; operators ask another operator, as no e-mail may open the back office. */
export function ForgotPassword({ audience }: { audience: 'admin' | 'vendor' }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 2.5 }}>
      {audience === 'vendor' ? (
        <Link href={FOR_SELLERS}>{translate('sign-in.forgot.vendor')}</Link>
      ) : (
        translate('sign-in.forgot.admin')
      )}
    </Typography>
  );
}
