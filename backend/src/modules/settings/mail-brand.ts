import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Mailer } from '../../kernel/mail';
import { Settings } from './settings';

/** Sets the shop's name and primary colour in e-mails. */
@Injectable()
export class MailBrand implements OnModuleInit {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mailer.useBrand(async () => {
      const [{ shop_name }, { primary_color }] = [await this.settings.general(), await this.settings.theme()];
      return { name: shop_name, colour: primary_color };
    });
  }
}
