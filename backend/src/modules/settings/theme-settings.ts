import type { HomeSection, ThemeSettings } from '@stoa/contracts';
import { HOME_SECTIONS, TEMPLATES } from '@stoa/contracts';
import { ArrayUnique, IsArray, IsIn, IsOptional, Matches } from 'class-validator';

const COLOUR = { message: 'must be a colour such as #1f6feb' };

/** The theme settings with their rules; a change may name some of them only. */
export class ThemeValues implements ThemeSettings {
  @IsOptional()
  @IsIn(TEMPLATES)
  template: ThemeSettings['template'] = 'template1';

  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, COLOUR)
  primary_color = '#0f766e';

  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/i, COLOUR)
  accent_color = '#b45309';

  @IsOptional()
  @IsIn(['header1', 'header2', 'header3'])
  header: ThemeSettings['header'] = 'header1';

  @IsOptional()
  @IsIn(['footer1', 'footer2', 'footer3'])
  footer: ThemeSettings['footer'] = 'footer1';

  @IsOptional()
  @IsIn(['card1', 'card2', 'card3'])
  card: ThemeSettings['card'] = 'card1';

  @IsOptional()
  @IsIn(['banner1', 'banner2', 'banner3'])
  banner: ThemeSettings['banner'] = 'banner1';

  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(HOME_SECTIONS, { each: true })
  home_sections: HomeSection[] = [...HOME_SECTIONS];
}
