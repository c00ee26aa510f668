/// <reference types="vite/client" />

/** Addresses of the chunks with each language's texts, without the first slash; none while developing. */
declare const __CATALOGUE_CHUNKS__: Readonly<Partial<Record<string, string>>>;
