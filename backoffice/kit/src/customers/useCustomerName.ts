import { isErasedText } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';

/** Returns a function that names the customer of a record; one whose account was erased has no name of their own. */
export function useCustomerName(): (name: string) => string {
  const translate = useTranslate();
  return (name) => (isErasedText(name) ? translate('stoa.customer.deleted') : name);
}
