/** Whether a mail client unsubscribes for the reader: the form's only field, as RFC 8058 names it. */
export const isOneClick = (form: FormData): boolean => form.get('List-Unsubscribe') === 'One-Click';
