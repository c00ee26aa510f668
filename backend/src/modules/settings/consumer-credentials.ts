import { Injectable } from '@nestjs/common';
import type { Consumer } from '../../kernel/access';
import { ConsumerCredentials } from '../../kernel/access';
import { Settings } from './settings';

/** Provides the API guard with the client credentials from the settings. */
@Injectable()
export class SettingsConsumerCredentials extends ConsumerCredentials {
  constructor(private readonly settings: Settings) {
    super();
  }

  async expected(): Promise<Consumer | null> {
    const { enabled, consumer_key: key, consumer_secret: secret } = await this.settings.get('api_protection');
    return enabled ? { key, secret } : null;
  }
}
