import { UNSAFE_RemixContext as RemixContext, useMatches } from '@remix-run/react';
import { useContext, useMemo, type ReactElement } from 'react';

const CONTEXT_ID = 'remix-context';

/**
 * Runs in the browser, as text: starts the page's scripts on load or on first interaction, whichever comes
 * first. All are requested at once; each then runs in a task of its own, so that the page stays responsive. Offline, a form
 * that no script handles stays as it was filled in: the browser would replace the page by one that it cannot load.
 */
const START = `(assets, routes, entry, offline) => {
  addEventListener('submit', (event) => {
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    const notice = Object.assign(document.createElement('p'), { className: 'notice notice-error', textContent: offline });
    document.querySelector('.failed-request')?.replaceChildren(notice);
    addEventListener('online', () => notice.remove(), { once: true });
  });
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const [at, href] of assets.entries()) {
      if (at % 4 === 3) await new Promise((resolve) => setTimeout(resolve));
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const href of assets) if (href !== entry) await import(href);
    const modules = await Promise.all(routes.map(([, href]) => import(href)));
    window.__remixContext = JSON.parse(document.getElementById('${CONTEXT_ID}').textContent);
    window.__remixRouteModules = Object.fromEntries(routes.map(([id], at) => [id, modules[at]]));
    await import(entry);
  };
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, start, { once: true, passive: true });
  // Two frames: the second comes when what has loaded is on the screen. A hidden tab draws none.
  const afterFrame = (task) => (document.hidden ? task() : requestAnimationFrame(() => setTimeout(task)));
  addEventListener('load', () => afterFrame(() => afterFrame(start)), { once: true });
}`;

type Props = {
  nonce?: string;
  /** URL of the chunk with the page's translations, which hydration waits for. */
  texts?: string;
  /** Shown when a form is not sent because there is no connection. */
  offline: string;
};

/**
 * Loads the page's scripts after the page. Remix's own `<Scripts>` requests them during page load, where they
 * compete with images and fonts for bandwidth and CPU (ADR 50).
 */
export function LateScripts({ nonce, texts, offline }: Props): ReactElement {
  const remix = useContext(RemixContext);
  const matches = useMatches();
  // Only the first render counts: client-side navigation loads its own scripts.
  const [data, starter] = useMemo(() => {
    // In the browser both have been read already; hydration keeps the server's markup.
    if (remix?.serverHandoffString === undefined) return [' ', ' '];
    const { manifest, serverHandoffString } = remix;
    const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
    const { entry, hmr, url } = manifest;
    const modules = routes.flatMap(({ imports = [], module }) => [...imports, module]);
    const assets = new Set([hmr?.runtime, url, ...entry.imports, texts, ...modules, entry.module]);
    const names = [
      [...assets].filter(Boolean),
      routes.map(({ id, module }) => [id, module]),
      entry.module,
      offline,
    ].map((value) => JSON.stringify(value));
    return [serverHandoffString, `(${START})(${names.join(',')})`];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return (
    <>
      {/* As JSON, which is parsed when the scripts start: a script would be evaluated before the page's first paint. */}
      <script
        id={CONTEXT_ID}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  );
}
