const MEGABYTE = 1024 ** 2;

/** A number of bytes in whole megabytes. */
export const megabytesOf = (bytes: number): number => Math.floor(bytes / MEGABYTE);
