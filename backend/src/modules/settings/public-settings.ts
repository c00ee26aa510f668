import { Injectable } from '@nestjs/common';
import type { GeneralSettings, SocialAuthDetails, ThemeSettings } from '@stoa/contracts';
import { Config } from '../../kernel/config';
import { VapidKeys } from '../../kernel/push';
import { type HostedAddress, HostedChannels } from '../../kernel/realtime';
import { pick, PUBLIC_KEYS, publicGeneral } from './public-keys';
import { Settings } from './settings';

/** Response of `web/settings`. */
export interface PublicSettings {
  general_settings: GeneralSettings;
  theme: ThemeSettings;
}

/** Response of `web/environment`: all configuration that browsers may see. */
export interface PublicEnvironment {
  public_url: string;
  api_path: string;
  realtime_path: string;
  /** Hosted service that delivers shoppers' live events; null while the shop itself does. */
  realtime_host: HostedAddress | null;
  /** Largest upload in bytes. */
  upload_limit: number;
  /** The shop's public VAPID key in base64url, with which browsers subscribe to web push. */
  web_push_key: string;
}

/**
 * OAuth scopes requested per provider (specification §9); Facebook calls its profile scope `public_profile`.
 */
const SCOPES = {
  google: ['openid', 'profile', 'email'],
  facebook: ['public_profile', 'email'],
} as const;

/** Reads the settings that are public, by an allow-list. */
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

  /** What a browser needs to start an OAuth sign-in; `client_id` is empty while the provider is disabled. */
  async socialAuth(provider: 'google' | 'facebook'): Promise<SocialAuthDetails> {
    const [all, own] = await Promise.all([this.all.get('social_login'), this.all.get(provider)]);
    const enabled = all.enabled === 1 && own.enabled === 1;
    return {
      enabled,
      ...(enabled ? pick(own, PUBLIC_KEYS[provider]) : { client_id: '' }),
      scopes: [...SCOPES[provider]],
      redirect_uri: `${this.config.PUBLIC_URL}/verify_login`,
    };
  }
}
