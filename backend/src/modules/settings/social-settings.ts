import type { FieldRefusals } from '../../kernel/http';
import { Line, Secret, Switch } from './setting-fields';

/** Whether customers may sign in with an OAuth provider at all. */
export class SocialLoginValues {
  @Switch()
  enabled: 0 | 1 = 0;
}

/** The OAuth client credentials that a provider issued to the shop. */
class ProviderValues {
  @Switch()
  enabled: 0 | 1 = 0;

  @Line({ max: 255 })
  client_id = '';

  @Secret()
  client_secret = '';

  refusals(): FieldRefusals {
    if (!this.enabled) return {};
    const missing = (['client_id', 'client_secret'] as const).filter((key) => !this[key]);
    return Object.fromEntries(missing.map((key) => [key, ['is required before this sign-in is turned on']]));
  }
}

/** Sign-in with a Google account. */
export class GoogleValues extends ProviderValues {}

/** Sign-in with a Facebook account, and the Instagram account whose posts appear on the home page. */
export class FacebookValues extends ProviderValues {
  /** A long-lived token of the "Instagram API with Instagram login"; the shop renews it automatically. */
  @Secret()
  instagram_access_token = '';
}
