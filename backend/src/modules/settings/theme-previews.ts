import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { ThemeSettings } from '@stoa/contracts';
import { Config } from '../../kernel/config';
import { Failure } from '../../kernel/http';
import { SaveSettings } from './save-settings';
import { Settings } from './settings';

/** Seconds that a preview can be looked at; every change of the form makes a new one. */
const LIFETIME = 900;
const AUDIENCE = 'theme-preview';

/**
 * Lets an operator see unsaved theme values in the real storefront: the values travel checked and signed in the address,
 * so nothing is stored, every node can show them, and nobody can put other values there.
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

  /** A token for the theme as it would be with these values; 422 when one is wrong. */
  async issue(values: Record<string, unknown>): Promise<{ token: string }> {
    await this.saving.check('theme', values);
    const chosen = Object.entries(values).filter(([, value]) => value !== null);
    const theme = { ...(await this.settings.theme()), ...Object.fromEntries(chosen) };
    return { token: this.jwt.sign({ theme }, { audience: AUDIENCE, expiresIn: LIFETIME }) };
  }

  /** The theme behind a token; 404 when it is not one of ours or has run out. */
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
