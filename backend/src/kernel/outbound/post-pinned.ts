import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pinnedLookup } from './pinned-lookup';

/** A request to an address that was checked before. */
export interface PinnedPost {
  url: string;
  /** The only address that is connected to, whatever the name resolves to by now. */
  address: string;
  method?: string;
  headers: Record<string, string | number | string[] | undefined>;
  body: string | Buffer | null;
  /** Timeout of the whole request, in milliseconds. */
  timeout: number;
  /** How many bytes of the response are read. */
  limit: number;
}

/** Status of a response and the beginning of its body. */
export interface PinnedAnswer {
  status: number;
  body: Buffer;
}

/** Sends a request; redirects are not followed, and what exceeds the limit is not read. */
export function postPinned(post: PinnedPost): Promise<PinnedAnswer> {
  const ask = new URL(post.url).protocol === 'https:' ? httpsRequest : httpRequest;
  const { address, method = 'POST', headers, body, timeout, limit } = post;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout);
    const sent = ask(post.url, { agent: false, method, headers, lookup: pinnedLookup(address), signal });
    sent.on('response', (response) => {
      const pieces: Buffer[] = [];
      let size = 0;
      const finish = (): void => {
        response.destroy();
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).subarray(0, limit) });
      };
      if (limit === 0) return finish();
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        size += piece.length;
        if (size >= limit) finish();
      });
      response.on('end', finish);
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
