import type { HomeSection, ThemeFont, ThemeSettings } from '@stoa/contracts';
import { HOME_SECTIONS, TEMPLATES, THEME_FONTS, THEME_SLOTS } from '@stoa/contracts';
import { Colour, OneOf, SomeOf } from './setting-fields';

/** The theme settings with their validation rules; updates may be partial. */
export class ThemeValues implements ThemeSettings {
  @OneOf(TEMPLATES)
  template: ThemeSettings['template'] = 'template1';

  @Colour()
  primary_color = '#0f766e';

  @Colour()
  accent_color = '#b45309';

  @OneOf(THEME_FONTS)
  heading_font: ThemeFont = 'template';

  @OneOf(THEME_FONTS)
  body_font: ThemeFont = 'template';

  @OneOf(THEME_SLOTS.header)
  header: ThemeSettings['header'] = 'header1';

  @OneOf(THEME_SLOTS.footer)
  footer: ThemeSettings['footer'] = 'footer1';

  @OneOf(THEME_SLOTS.card)
  card: ThemeSettings['card'] = 'card1';

  @OneOf(THEME_SLOTS.banner)
  banner: ThemeSettings['banner'] = 'banner1';

  @OneOf(THEME_SLOTS.gallery)
  gallery: ThemeSettings['gallery'] = 'gallery1';

  @SomeOf(HOME_SECTIONS)
  home_sections: HomeSection[] = [...HOME_SECTIONS];
}
