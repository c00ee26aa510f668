import { createContext } from 'react';

/** The response's CSP nonces; in browsers those of the current document. */
export const NonceContext = createContext<{ script?: string; style?: string }>({});
