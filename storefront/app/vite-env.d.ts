/// <reference types="vite/client" />

/** Paths of the chunks with each language's translations, without the leading slash; empty in development. */
declare const __CATALOGUE_CHUNKS__: Readonly<Partial<Record<string, string>>>;
