import type { HomeSection, ThemeFont, ThemeSettings } from '@stoa/contracts';
import { HOME_SECTIONS, TEMPLATES, THEME_FONTS } from '@stoa/contracts';
import { Colour, OneOf, SomeOf } from './setting-fields';

/** The theme settings with their rules; a change may name some of them only. */
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

  @OneOf(['header1', 'header2', 'header3'])
  header: ThemeSettings['header'] = 'header1';

  @OneOf(['footer1', 'footer2', 'footer3'])
  footer: ThemeSettings['footer'] = 'footer1';

  @OneOf(['card1', 'card2', 'card3'])
  card: ThemeSettings['card'] = 'card1';

  @OneOf(['banner1', 'banner2', 'banner3'])
  banner: ThemeSettings['banner'] = 'banner1';

  @OneOf(['gallery1', 'gallery2', 'gallery3'])
  gallery: ThemeSettings['gallery'] = 'gallery1';

  @SomeOf(HOME_SECTIONS)
  home_sections: HomeSection[] = [...HOME_SECTIONS];
}
