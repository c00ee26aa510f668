import { Injectable, Logger } from '@nestjs/common';
import type { SocialLoginRedirect, SocialProvider } from '@stoa/contracts';
import { Failure } from '../../../../kernel/http';
import { msg } from '../../../../kernel/translation';
import { secretToken } from '../../../../kernel/spelling';
import { PublicSettingsReader, Settings } from '../../../settings';
import { EncryptedState } from '../encrypted-state';
import { Facebook } from './facebook';
import { Google } from './google';
import type { Callback, Flow, IdentityProvider, Keys, SocialPerson } from './identity-provider';

/** Brand names of the identity providers; not translated. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** Starts and completes sign-ins with the identity providers. */
@Injectable()
export class IdentityProviders {
  private readonly logger = new Logger(IdentityProviders.name);
  private readonly providers: Record<SocialProvider, IdentityProvider>;

  constructor(
    private readonly settings: Settings,
    private readonly reader: PublicSettingsReader,
    private readonly sealed: EncryptedState,
    google: Google,
    facebook: Facebook,
  ) {
    this.providers = { google, facebook };
  }

  /** Authorization URL, and the encrypted flow state that the browser stores until it returns. */
  async begin(provider: SocialProvider): Promise<SocialLoginRedirect> {
    const keys = await this.keys(provider);
    const flow: Flow = { provider, state: secretToken(), nonce: secretToken(), verifier: secretToken() };
    const url = await this.callProvider(provider, () => this.providers[provider].address(flow, keys));
    return { url, flow: this.sealed.encrypt('flow', flow) };
  }

  /** @throws Failure 422 on `flow` when started elsewhere or expired, 401 `social_refused` by the provider */
  async finish(text: string, callback: Callback): Promise<SocialPerson & { provider: SocialProvider }> {
    const flow = this.sealed.open<Flow>('flow', text);
    if (!flow || flow.state !== callback.state)
      throw Failure.field('flow', 'This sign-in was not started here or has expired. Please start again.');
    const { provider } = flow;
    const keys = await this.keys(provider);
    const person = await this.callProvider(provider, () =>
      this.providers[provider].person(callback, flow, keys),
    );
    return { ...person, provider };
  }

  private async keys(provider: SocialProvider): Promise<Keys> {
    const { enabled, ...details } = await this.reader.socialAuth(provider);
    if (!enabled) throw Failure.notFound('sign-in');
    return { ...details, client_secret: await this.settings.secret(provider, 'client_secret') };
  }

  private async callProvider<T>(provider: SocialProvider, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.logger.warn({ err: error, provider }, 'a social sign-in was not confirmed');
      const text = msg`${PROVIDER_NAMES[provider]} did not confirm the sign-in. Please try again.`;
      throw new Failure(401, 'social_refused', text);
    }
  }
}
