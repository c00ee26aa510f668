import { Link as MuiLink, Typography } from '@mui/material';
import { isErasedEmail } from '@stoa/contracts';
import { useCustomerName } from './useCustomerName';

interface Customer {
  customer_name: string;
  email: string;
}

/** Name of a record's customer, and a link to write to them. */
export function CustomerContact({ customer: { customer_name, email } }: { customer: Customer }) {
  const nameOf = useCustomerName();
  return (
    <>
      <bdi>{nameOf(customer_name)}</bdi>
      <br />
      <CustomerEmail email={email} />
    </>
  );
}

/** Link to write to a customer; none where the account was erased, as its address reaches nobody. */
export function CustomerEmail({ email }: { email: string }) {
  if (isErasedEmail(email)) return null;
  return (
    <MuiLink href={`mailto:${email}`} variant="body2">
      <Address email={email} />
    </MuiLink>
  );
}

interface CustomerCellProps {
  customer: Customer;
  /** Whether phones show the name only. */
  isShort?: boolean;
}

/** The customer of a row of a list. */
export function CustomerCell({ customer: { customer_name, email }, isShort = false }: CustomerCellProps) {
  const nameOf = useCustomerName();
  return (
    <>
      <Typography component="div" variant="body2">
        <bdi>{nameOf(customer_name)}</bdi>
      </Typography>
      <CustomerCaption email={email} isShort={isShort} />
    </>
  );
}

/** The e-mail address below a customer's name in a row. */
export function CustomerCaption({ email, isShort = false }: { email: string; isShort?: boolean }) {
  if (isErasedEmail(email)) return null;
  return (
    <Typography
      component="div"
      variant="caption"
      color="text.secondary"
      sx={{ display: isShort ? { xs: 'none', sm: 'block' } : 'block' }}
    >
      <Address email={email} />
    </Typography>
  );
}

/** In narrow columns it breaks before the domain rather than within a word. */
function Address({ email }: { email: string }) {
  const domain = email.lastIndexOf('@');
  return (
    <bdi>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </bdi>
  );
}
