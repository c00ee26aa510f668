/** Base path of the console, such as `/admin`; set by the build. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');
