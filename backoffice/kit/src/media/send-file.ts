import type { FailureBody } from '@stoa/contracts';
import type { ConsoleApi } from '../api/api';
import { failureOf } from '../api/api';

/** Uploads a file with form fields; `onProgress` receives the share sent so far, 0 to 1. */
export function sendFile<T>(
  api: ConsoleApi,
  path: string,
  file: File,
  fields: Readonly<Record<string, string>>,
  onProgress: (share: number) => void,
): Promise<T> {
  return sendFiles(api, path, { file: [file] }, fields, onProgress);
}

/** The same for several files, by form field. */
export function sendFiles<T>(
  api: ConsoleApi,
  path: string,
  files: Readonly<Record<string, readonly File[]>>,
  fields: Readonly<Record<string, string>>,
  onProgress: (share: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    // Unlike XMLHttpRequest, fetch does not report upload progress.
    const request = new XMLHttpRequest();
    const url = api.own(path);
    const { token } = api.session;
    request.open('POST', url);
    for (const [name, value] of Object.entries(api.headers(url))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(failureOf(0, null));
    request.onload = () => {
      const body = request.response as ({ state: string; data: T } & Partial<FailureBody>) | null;
      if (request.status === 401) api.session.expire(token);
      if (request.status < 400 && body?.data) resolve(body.data);
      else reject(failureOf(request.status, body));
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, some] of Object.entries(files)) for (const file of some) form.append(name, file);
    request.send(form);
  });
}
