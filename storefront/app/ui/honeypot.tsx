import type { ReactElement } from 'react';

/** Hidden honeypot field: only bots fill it in. `id` must be unique on the page. */
export function Honeypot({ id }: { id: string }): ReactElement {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
