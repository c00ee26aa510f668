import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type {
  EstimateCart,
  EstimateDelivery,
  EstimatedPlace,
  ExecutePayment,
  ExpectedLine,
  RetryPayment,
  TrackOrder,
  ValidateAddress,
  ValidateShippingMethod,
  VerifyPayment,
  ValidateCoupon,
} from '@stoa/contracts';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  AreInputs,
  IsUndefinable,
  IsFilled,
  IsId,
  IsInput,
  IsOptionalId,
  IsOptionalText,
} from '../../kernel/http';
import { AddressFields } from '../customers';
import { MAX_PIECES } from '../shopping';

const MAX_VENDORS = 200;
const MAX_LINES = 1000;
const MAX_COUPONS = 5;
const SEVERAL_CODES = {
  description: 'Several codes, each of which must be stackable; applied in their order, after `coupon_code`',
};
const IN_USE = {
  description: 'Codes in use already: the code is judged beside them and takes off what they have left',
};

/** Decorates an optional address. */
function MaybeAddress(): PropertyDecorator {
  const rules = [ApiPropertyOptional({ type: AddressFields }), IsOptional(), IsInput(() => AddressFields)];
  return (target, property) => rules.forEach((rule) => rule(target, property as string));
}

/** Decorates an optional e-mail address, which guests must enter. */
function MaybeEmail(): PropertyDecorator {
  const rules = [ApiPropertyOptional(), IsOptional(), IsEmail(), MaxLength(190)];
  return (target, property) => rules.forEach((rule) => rule(target, property as string));
}

/** The shipping method chosen for one vendor's items. */
export class ChosenMethod {
  @IsId()
  vendor_id!: number;

  @IsId()
  method_id!: number;
}

/** Decorates the chosen methods, one per vendor of the cart. */
function Methods(): PropertyDecorator {
  const rules = [ApiProperty({ type: [ChosenMethod] }), AreInputs(() => ChosenMethod, MAX_VENDORS)];
  return (target, property) => rules.forEach((rule) => rule(target, property as string));
}

/** Decorates an optional code of a coupon or payment method. */
function MaybeCode(max: number): PropertyDecorator {
  const rules = [ApiPropertyOptional(), IsOptional(), IsString(), MaxLength(max)];
  return (target, property) => rules.forEach((rule) => rule(target, property as string));
}

/** Decorates an optional list of coupon codes. */
function MaybeCoupons(docs: { description: string }): PropertyDecorator {
  const rules = [
    ApiPropertyOptional({ type: [String], maxItems: MAX_COUPONS, ...docs }),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(MAX_COUPONS),
    IsString({ each: true }),
    MaxLength(40, { each: true }),
  ];
  return (target, property) => rules.forEach((rule) => rule(target, property as string));
}

/** Coupon codes of an input, in the order in which they are applied. */
export function codesOf({
  coupon_code,
  coupon_codes = [],
}: Pick<ExecutePayment, 'coupon_code' | 'coupon_codes'>): string[] {
  return coupon_code ? [coupon_code, ...coupon_codes] : coupon_codes;
}

/** Body of `validateCouponCode`. */
export class ValidateCouponInput implements ValidateCoupon {
  @IsFilled(40)
  coupon_code!: string;

  @MaybeCoupons(IN_USE)
  coupon_codes?: string[];

  @MaybeEmail()
  email?: string;
}

/** Destination of an estimate. */
class EstimatedPlaceInput implements EstimatedPlace {
  @IsId()
  country_id!: number;

  @IsOptionalId()
  state_id?: number | null;

  @IsOptionalText(100)
  city_text?: string | null;

  @IsOptionalText(20)
  postcode?: string | null;
}

/** Body of `estimateCart`. */
export class EstimateCartInput extends EstimatedPlaceInput implements EstimateCart {
  @MaybeCoupons(IN_USE)
  coupon_codes?: string[];
}

/** Body of `estimate_delivery`. */
export class EstimateDeliveryInput extends EstimatedPlaceInput implements EstimateDelivery {
  @IsId()
  variant_id!: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PIECES,
    description: 'The fewest that the product is sold in when left out',
  })
  @IsUndefinable()
  @IsInt()
  @Min(1)
  @Max(MAX_PIECES)
  quantity?: number;
}

/** An integer; may be omitted. */
function MaybeInteger(minimum: number): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum }),
    IsUndefinable(),
    IsInt(),
    Min(minimum),
    Max(Number.MAX_SAFE_INTEGER),
  );
}

/** A part of the total in minor units; may be omitted. */
const MaybeAmount = (): PropertyDecorator => MaybeInteger(0);

/** The version of an address that the buyer saw; may be omitted. */
const MaybeVersion = (): PropertyDecorator => MaybeInteger(1);

/** Body of `validateShippingAddress` and `validateBillingAddress`. */
export class ValidateAddressInput implements ValidateAddress {
  @MaybeEmail()
  email?: string;

  @IsOptionalId()
  address_id?: number;

  @MaybeAddress()
  address?: AddressFields;
}

/** Body of `validateShippingMethod`. */
export class ValidateShippingMethodInput extends ValidateAddressInput implements ValidateShippingMethod {
  @Methods()
  methods!: ChosenMethod[];

  @MaybeCode(48)
  payment_method?: string;

  @MaybeAmount()
  use_wallet?: number;

  @MaybeCode(40)
  coupon_code?: string;

  @MaybeCoupons(SEVERAL_CODES)
  coupon_codes?: string[];
}

/** A line of the cart as the buyer saw it. */
class SeenLine implements ExpectedLine {
  @IsId()
  cart_item_id!: number;

  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_PIECES)
  quantity!: number;

  @ApiProperty({ type: 'integer', description: 'Minor units that the buyer saw' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  unit_price!: number;
}

/** Body of `executePayment`. */
export class ExecutePaymentInput implements ExecutePayment {
  @MaybeEmail()
  email?: string;

  @IsOptionalId()
  shipping_address_id?: number;

  @MaybeVersion()
  shipping_address_version?: number;

  @MaybeAddress()
  shipping_address?: AddressFields;

  @IsOptionalId()
  billing_address_id?: number;

  @MaybeVersion()
  billing_address_version?: number;

  @MaybeAddress()
  billing_address?: AddressFields;

  @MaybeCode(40)
  coupon_code?: string;

  @MaybeCoupons(SEVERAL_CODES)
  coupon_codes?: string[];

  @Methods()
  methods!: ChosenMethod[];

  @MaybeCode(48)
  payment_method?: string;

  @MaybeAmount()
  use_wallet?: number;

  @ApiProperty({ type: 'integer', description: 'Minor units that the buyer saw' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  expected_total!: number;

  @ApiPropertyOptional({ type: [SeenLine], maxItems: MAX_LINES })
  @IsUndefinable()
  @AreInputs(() => SeenLine, MAX_LINES)
  expected_lines?: SeenLine[];

  @IsOptionalText(1000)
  note?: string;
}

/** Body of `verifyPayment`. */
export class VerifyPaymentInput implements VerifyPayment {
  /** The prefix is configurable (`order_prefix`), so only the length is checked. */
  @ApiProperty({ example: 'ST-7K3M9QXW' })
  @IsFilled(16)
  group_number!: string;

  @IsOptionalText(100)
  access_token?: string;
}

/** Body of `retryPayment`. */
export class RetryPaymentInput extends VerifyPaymentInput implements RetryPayment {
  @MaybeCode(48)
  payment_method?: string;
}

/** Body of `track_order`. */
export class TrackOrderInput implements TrackOrder {
  @ApiProperty({ example: 'ST-7K3M9QXW' })
  @IsFilled(24)
  order_number!: string;

  @ApiProperty()
  @IsEmail()
  @MaxLength(190)
  email!: string;
}
