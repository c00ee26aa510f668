import type { ScreenOverride } from '../../screens/overrides';
import { MediaDetail } from './MediaDetail';
import { MediaLibrary } from './MediaLibrary';

/** The picture library of both consoles; one picture stands at `/media/mediaDetail?id=7`. */
export const mediaScreens: ScreenOverride = {
  list: MediaLibrary,
  routes: [{ path: 'mediaDetail', element: <MediaDetail /> }],
};
