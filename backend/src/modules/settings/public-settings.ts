import { Injectable } from '@nestjs/common';
import type { GeneralSettings, SocialAuthDetails, ThemeSettings } from '@stoa/contracts';
import { Config } from '../../kernel/config';
import { VapidKeys } from '../../kernel/push';
import { type HostedAddress, HostedChannels } from '../../kernel/realtime';
import { pick, PUBLIC_KEYS, publicGeneral } from './public-keys';
import { Settings } from './settings';

/** Answer of `web/settings`. */
export interface PublicSettings {
  general_settings: GeneralSettings;
  theme: ThemeSettings;
}

/** Answer of `web/environment`: all that a browser may know of how the shop runs (reliability §2.20). */
export interface PublicEnvironment {
  public_url: string;
  api_path: string;
  realtime_path: string;
  /** Where shoppers' live events come from instead; null while they come from the shop itself. */
  realtime_host: HostedAddress | null;
  /** Largest upload in bytes. */
  upload_limit: number;
  /** The shop's public VAPID key in base64url, by which browsers subscribe to its push messages. */
  web_push_key: string;
}

/** Scopes that each provider is asked for (specification §9); Facebook names its profile in its own way. */
const SCOPES = {
  google: ['openid', 'profile', 'email'],
  facebook: ['public_profile', 'email'],
} as const;

/** Settings for everybody, by a list of what is public. */
@Injectable()
export class PublicSettingsReader {
  constructor(
    private readonly all: Settings,
    private readonly config: Config,
    private readonly hosted: HostedChannels,
    private readonly vapid: VapidKeys,
  ) {}

  async settings(): Promise<PublicSettings> {
    const [general, theme] = await Promise.all([this.all.general(), this.all.theme()]);
    return { general_settings: publicGeneral(general), theme: { ...theme } };
  }

  async environment(): Promise<PublicEnvironment> {
    return {
      public_url: this.config.PUBLIC_URL,
      api_path: '/backend/api',
      realtime_path: '/backend/realtime',
      realtime_host: this.hosted.address,
      upload_limit: this.config.UPLOAD_LIMIT,
      web_push_key: (await this.vapid.pair()).publicKey,
    };
  }

  /** What a browser needs to begin a sign-in there; without its id while it is switched off. */
  async socialAuth(provider: 'google' | 'facebook'): Promise<SocialAuthDetails> {
    const [all, own] = await Promise.all([this.all.of('social_login'), this.all.of(provider)]);
    const enabled = all.enabled === 1 && own.enabled === 1;
    return {
      enabled,
      ...(enabled ? pick(own, PUBLIC_KEYS[provider]) : { client_id: '' }),
      scopes: [...SCOPES[provider]],
      redirect_uri: `${this.config.PUBLIC_URL}/verify_login`,
    };
  }
}
