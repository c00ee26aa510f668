import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { Refusal } from '../translation';
import { pinnedLookup } from './pinned-lookup';
import { isPublicAddress } from './public-address';

/** Why a file can never be fetched, as a message for people. */
export class FileRefused extends Refusal {}

/** What is fetched, and what is said when it is refused. */
export interface FileRequest {
  accept: string;
  /** Largest file in bytes. */
  limit: number;
  /** Timeout of the whole request, in milliseconds. */
  timeout: number;
  /** Messages about files of this kind. */
  messages: { host: string; size: string };
}

const PORTS = new Set(['', '80', '443']);

interface Place {
  url: URL;
  address: string;
}

/**
 * Fetches files from public addresses only: resolves first, connects to exactly that address, never follows
 * redirects.
 */
@Injectable()
export class FetchFile {
  constructor(private readonly config: Config) {}

  /** Streams the file. @throws FileRefused for permanent failures; other errors may be temporary */
  async *stream(text: string, request: FileRequest): AsyncGenerator<Buffer> {
    const response = await answer(await this.resolved(text, request), request);
    let size = 0;
    try {
      for await (const piece of response as AsyncIterable<Buffer>) {
        size += piece.length;
        if (size > request.limit) throw new FileRefused(request.messages.size);
        yield piece;
      }
    } finally {
      response.destroy();
    }
  }

  /** The URL, and whether its host is configured. @throws FileRefused for what can be told without looking it up */
  allowed(text: string, messages: FileRequest['messages']): { url: URL; isNamed: boolean } {
    if (!URL.canParse(text)) throw new FileRefused('is not a web address');
    const url = new URL(text);
    if (!['http:', 'https:'].includes(url.protocol))
      throw new FileRefused('must begin with http:// or https://');
    if (url.username || url.password) throw new FileRefused('must not contain a name or password');
    const named = this.config.PICTURE_HOSTS;
    const isNamed = named?.some((host) => host === url.host || host === url.hostname) ?? false;
    if (named && !isNamed) throw new FileRefused(messages.host);
    if (!PORTS.has(url.port) && !isNamed) throw new FileRefused('must use the default port');
    return { url, isNamed };
  }

  private async resolved(text: string, { messages }: FileRequest): Promise<Place> {
    const { url, isNamed } = this.allowed(text, messages);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await addressesOf(host);
    // Only an IP address listed in the configuration may be in a private network.
    const isTrusted = isNamed && isIP(host) !== 0;
    const [address] = addresses;
    if (!address || (!isTrusted && !addresses.every(isPublicAddress)))
      throw new FileRefused('does not lead to a public address');
    return { url, address };
  }
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
  } catch {
    throw new FileRefused('is on a host that can’t be found');
  }
}

function answer({ url, address }: Place, { accept, timeout }: FileRequest): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = ask(url, {
      agent: false,
      signal: AbortSignal.timeout(timeout),
      headers: { accept, 'user-agent': 'Stoa' },
      lookup: pinnedLookup(address),
    });
    sent.on('response', (response) => {
      const { statusCode = 0 } = response;
      if (statusCode === 200) return resolve(response);
      response.destroy();
      if (statusCode >= 500 || statusCode === 429)
        return reject(new Error(`The host answered ${statusCode}.`));
      const isMoved = statusCode >= 300 && statusCode < 400;
      reject(
        new FileRefused(
          isMoved ? 'redirects elsewhere, and redirects are not followed' : `responded with ${statusCode}`,
        ),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
