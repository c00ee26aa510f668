import { createContext } from 'react';

/** The answer's CSP nonces; empty in browsers, which hide them from scripts. */
export const NonceContext = createContext<{ script?: string; style?: string }>({});
