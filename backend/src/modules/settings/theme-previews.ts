import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { ThemeSettings } from '@stoa/contracts';
import { Config } from '../../kernel/config';
import { Failure } from '../../kernel/http';
import { SaveSettings } from './save-settings';
import { Settings } from './settings';

/** Seconds that a preview token is valid; every change of the form issues a new one. */
const LIFETIME = 900;
const AUDIENCE = 'theme-preview';

/**
 * Previews unsaved theme values in the real storefront: the validated values are in a signed token in the
 * URL, so nothing is stored, every node can show them, and they can't be forged.
 */
@Injectable()
export class ThemePreviews {
  private readonly jwt: JwtService;

  constructor(
    private readonly saving: SaveSettings,
    private readonly settings: Settings,
    config: Config,
  ) {
    this.jwt = new JwtService({ secret: config.SESSION_SECRET });
  }

  /** Issues a token for the theme with these values applied. @throws Failure 422 when a value is invalid */
  async issue(values: Record<string, unknown>): Promise<{ token: string }> {
    await this.saving.check('theme', values);
    const chosen = Object.entries(values).filter(([, value]) => value !== null);
    const theme = { ...(await this.settings.theme()), ...Object.fromEntries(chosen) };
    return { token: this.jwt.sign({ theme }, { audience: AUDIENCE, expiresIn: LIFETIME }) };
  }

  /** The theme in a token. @throws Failure 404 when the token is forged or expired */
  read(token: string): ThemeSettings {
    try {
      return this.jwt.verify<{ theme: ThemeSettings }>(token, {
        audience: AUDIENCE,
        algorithms: ['HS256'],
      }).theme;
    } catch {
      throw Failure.notFound('preview');
    }
  }
}
