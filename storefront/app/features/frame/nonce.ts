import { createContext } from 'react';

/** The answer's CSP nonces; in browsers those of the document that is shown. */
export const NonceContext = createContext<{ script?: string; style?: string }>({});
