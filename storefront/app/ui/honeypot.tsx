import type { ReactElement } from 'react';

/** A field out of sight and out of the way of keyboards: whoever fills it is a machine. `id` is unique on the page. */
export function Honeypot({ id }: { id: string }): ReactElement {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
