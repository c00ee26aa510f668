/** Whether a mail program unsubscribes for its reader: the form's only field, as RFC 8058 names it. */
export const isOneClick = (form: FormData): boolean => form.get('List-Unsubscribe') === 'One-Click';
