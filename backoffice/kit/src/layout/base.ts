/** Where the console stands, as in `/admin`; the build says so. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');
