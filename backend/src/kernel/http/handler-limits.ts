import type { RouteOptions } from 'fastify';
import { EXPORT_TIMEOUT, isExport } from './export-requests';
import { takesFiles, UPLOAD_TIMEOUT } from './uploads';

/** Milliseconds that each route's handlers may take: longer for uploads and exports than the `usual` ones. */
export function handlerLimits(usual: number): (route: RouteOptions) => number {
  return (route) => {
    if (takesFiles(route)) return UPLOAD_TIMEOUT;
    return isExport(route) ? EXPORT_TIMEOUT : usual;
  };
}
