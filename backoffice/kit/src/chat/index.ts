import { lazy } from 'react';

/** The messages of both consoles; loaded when first opened. */
export const LiveChat = lazy(async () => ({ default: (await import('./LiveChat')).LiveChat }));
