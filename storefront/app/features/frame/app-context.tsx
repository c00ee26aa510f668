import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { formatsFor, type Formats } from '~/i18n/format';
import { translatorFor, type Translate } from '~/i18n/translator';
import type { FrameView } from './frame-view';

/** Translations, formats and frame data, available to every component. */
export interface AppFacts {
  t: Translate;
  formats: Formats;
  frame: FrameView;
}

/** Null around an error page whose frame could not be loaded. */
export const AppContext = createContext<AppFacts | null>(null);

/** Provides texts, formats and frame facts to everything inside. */
export function AppProvider({ frame, children }: { frame: FrameView; children: ReactNode }): ReactElement {
  const facts = useMemo(
    () => ({
      t: translatorFor(frame.language),
      formats: formatsFor(frame.language, frame.currencies),
      frame,
    }),
    [frame],
  );
  return <AppContext.Provider value={facts}>{children}</AppContext.Provider>;
}

/** Texts, formats and frame facts of the page. */
export function useApp(): AppFacts {
  const facts = useContext(AppContext);
  if (!facts) throw new Error('useApp outside of AppProvider');
  return facts;
}

/** Who sells something, in a shopper's eyes: its store, or the shop itself while it has one vendor. */
export function useSellerName(): (store: string) => string {
  const { frame } = useApp();
  return (store) => (frame.isMultiVendor ? store : frame.shop.name);
}
