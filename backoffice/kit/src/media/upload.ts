import type { FailureBody, MediaRecord } from '@stoa/contracts';
import type { ConsoleApi } from '../api/api';
import { failureOf } from '../api/api';

/** Sends one file to the library; `onProgress` is told the share sent so far, 0 to 1. */
export function uploadMedia(
  api: ConsoleApi,
  file: File,
  onProgress: (share: number) => void,
): Promise<MediaRecord> {
  return new Promise((resolve, reject) => {
    // fetch can't tell how much of a body was sent, XMLHttpRequest can.
    const request = new XMLHttpRequest();
    const url = api.own('addMedia');
    request.open('POST', url);
    for (const [name, value] of Object.entries(api.headers(url))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(failureOf(0, null));
    request.onload = () => {
      const body = request.response as ({ state: string; data: MediaRecord } & Partial<FailureBody>) | null;
      if (request.status === 401) api.session.expire();
      if (request.status < 400 && body?.data) resolve(body.data);
      else reject(failureOf(request.status, body));
    };
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
