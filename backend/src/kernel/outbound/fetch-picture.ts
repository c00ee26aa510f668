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

/** Why an image can never be fetched, as a message for people. */
export class PictureRefused extends Refusal {}

/** Timeout of the whole request, in milliseconds. */
const TIMEOUT = 15_000;
const PORTS = new Set(['', '80', '443']);

interface Place {
  url: URL;
  address: string;
}

/**
 * Fetches images from public addresses only: resolves first, connects to exactly that address, never follows
 * redirects.
 */
@Injectable()
export class FetchPicture {
  constructor(private readonly config: Config) {}

  /** @throws PictureRefused for permanent failures; other errors may be temporary */
  async execute(text: string): Promise<Buffer> {
    const place = await this.resolved(text);
    return read(await answer(place), this.config.UPLOAD_LIMIT);
  }

  private async resolved(text: string): Promise<Place> {
    if (!URL.canParse(text)) throw new PictureRefused('is not a web address');
    const url = new URL(text);
    if (!['http:', 'https:'].includes(url.protocol))
      throw new PictureRefused('must begin with http:// or https://');
    if (url.username || url.password) throw new PictureRefused('must not contain a name or password');
    const named = this.config.PICTURE_HOSTS;
    const isNamed = named?.some((host) => host === url.host || host === url.hostname) ?? false;
    if (named && !isNamed) throw new PictureRefused('is on a host that pictures are not downloaded from');
    if (!PORTS.has(url.port) && !isNamed) throw new PictureRefused('must use the default port');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await addressesOf(host);
    // Only an IP address listed in the configuration may be in a private network.
    const isTrusted = isNamed && isIP(host) !== 0;
    const [address] = addresses;
    if (!address || (!isTrusted && !addresses.every(isPublicAddress)))
      throw new PictureRefused('does not lead to a public address');
    return { url, address };
  }
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
  } catch {
    throw new PictureRefused('is on a host that can’t be found');
  }
}

function answer({ url, address }: Place): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = ask(url, {
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Stoa' },
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
        new PictureRefused(
          isMoved ? 'redirects elsewhere, and redirects are not followed' : `responded with ${statusCode}`,
        ),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function read(response: IncomingMessage, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > limit) {
      response.destroy();
      throw new PictureRefused('exceeds the size limit for pictures');
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
