import { Link, Typography } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate';

/** The storefront's page of an application; a full page load, as it is no console page. */
const PAGE = '/vendor-application';
const OF_APPLICANTS = new Set(['vendor_pending', 'vendor_in_review', 'vendor_rejected']);

/** Whether a sign-in was refused because the vendor's application is not approved. */
export const isOfApplicant = (code: string): boolean => OF_APPLICANTS.has(code);

/** Leads applicants, who can't sign in yet, to their application: they can follow, correct or withdraw it there. */
export function ApplicationLink() {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      <Link href={PAGE} color="inherit" sx={{ fontWeight: 600 }}>
        {translate('sign-in.form.application')}
      </Link>
    </Typography>
  );
}
