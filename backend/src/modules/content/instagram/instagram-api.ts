import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Config } from '../../../kernel/config';

const VERSION = 'v23.0';
/** Request timeout in milliseconds. */
const TIMEOUT = 10_000;

const POSTS = z.object({
  data: z.array(
    z.object({
      id: z.string().max(64),
      caption: z.string().default(''),
      media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
      media_url: z.url().optional(),
      thumbnail_url: z.url().optional(),
      permalink: z.url({ protocol: /^https$/ }).max(255),
      timestamp: z.string(),
    }),
  ),
});
const TOKEN = z.object({ access_token: z.string().min(1) });

/** A post in Instagram's API response. */
export type ListedPost = z.infer<typeof POSTS>['data'][number];

/** Instagram rejected the access token or the request (4xx except 429); retrying is pointless. */
export class InstagramApiError extends Error {
  constructor(readonly status: number) {
    super();
  }
}

/** Client of the "Instagram API with Instagram login" for the shop's own posts. */
@Injectable()
export class InstagramApi {
  constructor(private readonly config: Config) {}

  /** The account's latest posts, newest first. */
  async posts(access_token: string, limit: number): Promise<ListedPost[]> {
    const fields = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp';
    const answer = await this.get(`${VERSION}/me/media`, { fields, limit: String(limit), access_token });
    return POSTS.parse(answer).data;
  }

  /** Exchanges a token that is still valid for one that lasts another 60 days. */
  async refresh(access_token: string): Promise<string> {
    const answer = await this.get('refresh_access_token', { grant_type: 'ig_refresh_token', access_token });
    return TOKEN.parse(answer).access_token;
  }

  private async get(path: string, query: Record<string, string>): Promise<unknown> {
    const url = `${this.config.INSTAGRAM_GRAPH_URL}/${path}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      throw new InstagramApiError(response.status);
    if (!response.ok) throw new Error(`Instagram answered ${response.status}`);
    return response.json();
  }
}
