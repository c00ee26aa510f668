import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type {
  CartEstimate,
  CheckoutQuote,
  CouponAnswer,
  EstimatedDelivery,
  OrderAddress,
  PlacedOrder,
  ShippingOptions,
  TrackedOrder,
  VerifiedPayment,
} from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Limited, Public } from '../../kernel/access';
import {
  EstimateCartInput,
  EstimateDeliveryInput,
  ExecutePaymentInput,
  RetryPaymentInput,
  TrackOrderInput,
  ValidateAddressInput,
  ValidateCouponInput,
  ValidateShippingMethodInput,
  VerifyPaymentInput,
} from './checkout.inputs';
import { EstimateCart } from './estimate-cart';
import { EstimateDelivery } from './estimate-delivery';
import { RetryPayment } from './paying/retry-payment';
import { PlaceOrder } from './place-order';
import { TrackOrder } from './track-order';
import { ValidateCheckout } from './validate-checkout';
import { VerifyPayment } from './verify-payment';

/** Checkout of guests and customers (specification §7.7). */
@ApiTags('web checkout')
@Public()
@Controller('backend/api/web')
export class CheckoutController {
  constructor(
    private readonly validate: ValidateCheckout,
    private readonly estimate: EstimateCart,
    private readonly delivery: EstimateDelivery,
    private readonly place: PlaceOrder,
    private readonly verify: VerifyPayment,
    private readonly retry: RetryPayment,
    private readonly track: TrackOrder,
  ) {}

  @HttpCode(200)
  @Post('estimateCart')
  estimateCart(@Body() input: EstimateCartInput, @From() caller: Caller): Promise<CartEstimate> {
    return this.estimate.execute(input, caller);
  }

  @HttpCode(200)
  @Post('estimate_delivery')
  estimateDelivery(@Body() input: EstimateDeliveryInput, @From() caller: Caller): Promise<EstimatedDelivery> {
    return this.delivery.execute(input, caller);
  }

  @HttpCode(200)
  @Post('validateShippingAddress')
  validateShippingAddress(
    @Body() input: ValidateAddressInput,
    @From() caller: Caller,
  ): Promise<ShippingOptions> {
    return this.validate.shippingAddress(input, caller);
  }

  @HttpCode(200)
  @Post('validateBillingAddress')
  validateBillingAddress(@Body() input: ValidateAddressInput, @From() caller: Caller): Promise<OrderAddress> {
    return this.validate.billingAddress(input, caller);
  }

  @HttpCode(200)
  @Post('validateShippingMethod')
  validateShippingMethod(
    @Body() input: ValidateShippingMethodInput,
    @From() caller: Caller,
  ): Promise<CheckoutQuote> {
    return this.validate.shippingMethod(input, caller);
  }

  @Limited('coupon')
  @HttpCode(200)
  @Post('validateCouponCode')
  validateCouponCode(@Body() input: ValidateCouponInput, @From() caller: Caller): Promise<CouponAnswer> {
    return this.validate.couponCode(input, caller);
  }

  @ApiHeader({ name: HEADERS.idempotency, required: true })
  @Limited('order')
  @HttpCode(200)
  @Post('executePayment')
  executePayment(
    @Body() input: ExecutePaymentInput,
    @Headers(HEADERS.idempotency) key: string | undefined,
    @From() caller: Caller,
  ): Promise<PlacedOrder> {
    return this.place.execute(input, key, caller);
  }

  @HttpCode(200)
  @Post('verifyPayment')
  verifyPayment(@Body() input: VerifyPaymentInput, @From() caller: Caller): Promise<VerifiedPayment> {
    return this.verify.execute(input, caller);
  }

  @ApiHeader({ name: HEADERS.idempotency, required: true })
  @Limited('payment_retry')
  @HttpCode(200)
  @Post('retryPayment')
  retryPayment(
    @Body() input: RetryPaymentInput,
    @Headers(HEADERS.idempotency) key: string | undefined,
    @From() caller: Caller,
  ): Promise<PlacedOrder> {
    return this.retry.execute(input, key, caller);
  }

  @Limited('order_tracking')
  @HttpCode(200)
  @Post('track_order')
  trackOrder(@Body() input: TrackOrderInput): Promise<TrackedOrder> {
    return this.track.execute(input);
  }
}
