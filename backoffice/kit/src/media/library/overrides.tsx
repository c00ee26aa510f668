import { lazy, type ReactNode } from 'react';
import { RequirePermission } from '../../auth/RequirePermission';
import type { ScreenOverride } from '../../screens/overrides';

// Loaded on demand.
const MediaDetail = lazy(async () => ({ default: (await import('./MediaDetail')).MediaDetail }));
const MediaLibrary = lazy(async () => ({ default: (await import('./MediaLibrary')).MediaLibrary }));

/** These screens are no lists or forms of react-admin, which would ask for the permission. */
function Guard({ children }: { children: ReactNode }) {
  return <RequirePermission name="media.list">{children}</RequirePermission>;
}

/** The media library of both consoles; one image is at `/media/mediaDetail?id=7`. */
export const mediaScreens: ScreenOverride = {
  guard: Guard,
  list: MediaLibrary,
  routes: [{ path: 'mediaDetail', element: <MediaDetail /> }],
};
