import { Form, type FormProps } from 'react-admin';
import { RefusalFocus } from './RefusalFocus';
import { UnsavedWarning } from './UnsavedWarning';

/**
 * A form whose errors are the console's own, in its language and all at once: the browser's validation would hide them
 * behind one bubble. After a refusal the first invalid field gets the focus.
 */
export function ConsoleForm({ children, ...form }: FormProps) {
  return (
    <Form noValidate WarnWhenUnsavedChangesComponent={UnsavedWarning} {...form}>
      {children}
      <RefusalFocus />
    </Form>
  );
}
