import { Injectable } from '@nestjs/common';
import type { GeneralSettings, ThemeSettings } from '@stoa/contracts';
import { Config } from '../../kernel/config';
import { publicGeneral } from './general-settings';
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
  /** Largest upload in bytes. */
  upload_limit: number;
}

/** Settings for everybody, by a list of what is public. */
@Injectable()
export class PublicSettingsReader {
  constructor(
    private readonly all: Settings,
    private readonly config: Config,
  ) {}

  async settings(): Promise<PublicSettings> {
    const [general, theme] = await Promise.all([this.all.general(), this.all.theme()]);
    return { general_settings: publicGeneral(general), theme: { ...theme } };
  }

  environment(): PublicEnvironment {
    return {
      public_url: this.config.PUBLIC_URL,
      api_path: '/backend/api',
      realtime_path: '/backend/realtime',
      upload_limit: this.config.UPLOAD_LIMIT,
    };
  }
}
