import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-bengali';
import '@fontsource-variable/noto-sans-devanagari';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApi } from './api/api';
import { ConsoleSession, type ConsoleAudience } from './api/session';
import { ConsoleEntry, type LoadConsole } from './ConsoleEntry';
import { selectLanguage } from './preferences';

/** Starts a console: the sign-in page at once, everything else after sign-in. */
export function startConsole(audience: ConsoleAudience, load: LoadConsole): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  selectLanguage();
  const api = new ConsoleApi(new ConsoleSession(audience));
  createRoot(root).render(
    <StrictMode>
      <ConsoleEntry api={api} load={load} />
    </StrictMode>,
  );
}
