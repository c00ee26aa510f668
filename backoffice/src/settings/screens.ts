import FacebookOutlined from '@mui/icons-material/FacebookOutlined';
import Google from '@mui/icons-material/Google';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { type FieldInputProps, ShareInput, type TextName } from '@stoa/console-kit';
import type { ComponentType } from 'react';
import { CredentialInput } from './CredentialInput';
import { DefaultInput } from './DefaultInput';
import { RecipientsInput } from './RecipientsInput';
import { RequiredDocumentsInput } from './RequiredDocumentsInput';

/** URL of a settings page, and key under `settings.pages`. */
export type SettingsPageName = TextName<'settings.pages'>;

/** One settings page: its URL, its group and the layout of the group's fields. */
export interface SettingsScreen {
  page: SettingsPageName;
  icon: SvgIconComponent;
  group: string;
  /** Title (key under `settings.sections`) → fields. */
  sections: Readonly<Partial<Record<TextName<'settings.sections', '.title'>, readonly string[]>>>;
  /** Inputs of single fields, instead of their kind's. */
  inputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>;
  /** Related settings that are stored elsewhere. */
  extra?: ComponentType;
}

/** The settings pages whose form is generated from their group (specification §2.4). */
export const SETTINGS_SCREENS: readonly SettingsScreen[] = [
  {
    page: 'main_settings',
    icon: SettingsOutlined,
    group: 'general',
    sections: {
      shop: ['shop_name', 'tagline', 'logo_id'],
      contact: ['contact_email', 'contact_phone'],
      vendors: ['is_multi_vendor', 'platform_vendor_id', 'approve_products', 'required_papers'],
      recommendations: ['recently_viewed', 'bought_together'],
      checkout: [
        'guest_checkout',
        'prices_include_tax',
        'show_lowest_price',
        'payment_window',
        'order_prefix',
      ],
      books: ['time_zone', 'tax_remitter', 'cash_holder', 'adjustment_approval_limit'],
      payouts: [
        'payout_hold_days',
        'payout_minimum',
        'payout_schedule',
        'payout_fee_fixed',
        'payout_fee_rate',
        'payout_holdback_rate',
        'payout_holdback_days',
        'payer_iban',
        'payer_bic',
      ],
      wallets: [
        'wallet_deposit_minimum',
        'wallet_deposit_maximum',
        'wallet_withdrawals',
        'wallet_withdrawal_minimum',
        'wallet_approval_limit',
      ],
      returns: [
        'return_days',
        'return_decision_days',
        'return_sending_days',
        'dispute_days',
        'dispute_response_days',
      ],
    },
    inputs: {
      required_papers: RequiredDocumentsInput,
      payout_fee_rate: ShareInput,
      payout_holdback_rate: ShareInput,
    },
    extra: DefaultInput,
  },
  {
    page: 'store_settings',
    icon: StoreOutlined,
    group: 'store',
    sections: {
      place: ['address', 'opening_hours'],
      invoices: ['legal_name', 'tax_number', 'invoice_note'],
      stock: ['low_stock'],
    },
  },
  {
    page: 'alert_settings',
    icon: NotificationsOutlined,
    group: 'alert',
    sections: {
      operators: ['recipients', 'operator_new_order', 'operator_low_stock', 'operator_new_vendor'],
      vendor_emails: ['vendor_new_order', 'vendor_low_stock'],
      customers: ['buyer_confirmation', 'buyer_order_updates'],
    },
    inputs: { recipients: RecipientsInput },
  },
  {
    page: 'api_protection_settings',
    icon: ShieldOutlined,
    group: 'api_protection',
    sections: { protection: ['enabled'], credentials: ['consumer_key', 'consumer_secret'] },
    inputs: { consumer_key: CredentialInput, consumer_secret: CredentialInput },
  },
  {
    page: 'social_login_settings',
    icon: GroupAddOutlined,
    group: 'social_login',
    sections: { social: ['enabled'] },
  },
  {
    page: 'media/settings',
    icon: PermMediaOutlined,
    group: 'media',
    sections: {
      uploads: ['max_megabytes', 'max_megapixels', 'vendor_pictures'],
      compression: ['avif_quality', 'webp_quality', 'jpeg_quality'],
    },
  },
  {
    page: 'google_settings',
    icon: Google,
    group: 'google',
    sections: { provider: ['enabled', 'client_id', 'client_secret'] },
  },
  {
    page: 'facebook_settings',
    icon: FacebookOutlined,
    group: 'facebook',
    sections: { provider: ['enabled', 'client_id', 'client_secret'] },
  },
];
