import { lazy } from 'react';
import type { ScreenOverride } from '../../screens/overrides';

// Loaded on demand.
const MediaDetail = lazy(async () => ({ default: (await import('./MediaDetail')).MediaDetail }));
const MediaLibrary = lazy(async () => ({ default: (await import('./MediaLibrary')).MediaLibrary }));

/** The media library of both consoles; one image is at `/media/mediaDetail?id=7`. */
export const mediaScreens: ScreenOverride = {
  list: MediaLibrary,
  routes: [{ path: 'mediaDetail', element: <MediaDetail /> }],
};
