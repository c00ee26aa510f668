import { lazy } from 'react';

/** The chat page of both consoles, loaded on demand. */
export const LiveChat = lazy(async () => ({ default: (await import('./LiveChat')).LiveChat }));
