import type { FastifyRequest, RouteOptions } from 'fastify';
import type { LimitOf } from './handler-timeout';
import { EXPORT_TIMEOUT, isExport } from './export-requests';
import { takesFiles, UPLOAD_TIMEOUT } from './uploads';

/** Milliseconds that each route's handlers may take: longer for forms with files and exports than the `usual` ones. */
export function handlerLimits(usual: number): (route: RouteOptions) => number | LimitOf {
  return (route) => {
    if (takesFiles(route)) return (request) => (isForm(request) ? UPLOAD_TIMEOUT : usual);
    return isExport(route) ? EXPORT_TIMEOUT : usual;
  };
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
